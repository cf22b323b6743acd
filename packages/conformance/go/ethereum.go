package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"math/big"
	"math/bits"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"
)

// fault says why bytes cannot be made or read, in one word of the table of errors. It is thrown, because each of the many small
// steps of an encoding can meet one; attempt catches it.
type fault string

// attempt gives what a function returns, or the fault that it threw.
func attempt[T any](run func() T) (value T, failed fault) {
	defer func() {
		if reason := recover(); reason != nil {
			thrown, ok := reason.(fault)
			if !ok {
				panic(reason)
			}
			failed = thrown
		}
	}()
	return run(), ""
}

// keccak is Keccak-256 of the parts, one after the other. SHA3-256 would begin its padding with 6 instead of 1.
func keccak(parts ...[]byte) []byte {
	const rate = 136
	data := bytes.Join(parts, nil)
	padding := make([]byte, rate-len(data)%rate)
	padding[0] = 1
	padding[len(padding)-1] |= 0x80
	data = append(data, padding...)
	var lanes [25]uint64
	for i, octet := range data {
		lanes[i%rate/8] ^= uint64(octet) << (i % 8 * 8)
		if i%rate == rate-1 {
			permute(&lanes)
		}
	}
	hash := make([]byte, 32)
	for i := range hash {
		hash[i] = byte(lanes[i/8] >> (i % 8 * 8))
	}
	return hash
}

// permute is Keccak-f[1600]; the lane (x, y) is at x + 5 y.
func permute(lanes *[25]uint64) {
	register := uint(1) // a shift register gives the bits of the round constants
	for round := 0; round < 24; round++ {
		var columns, row [5]uint64
		for i, lane := range lanes {
			columns[i%5] ^= lane
		}
		for i := range lanes {
			lanes[i] ^= columns[(i+4)%5] ^ bits.RotateLeft64(columns[(i+1)%5], 1)
		}
		x, y, moved := 1, 0, lanes[1]
		for t := 1; t <= 24; t++ {
			x, y = y, (2*x+3*y)%5
			lanes[x+5*y], moved = bits.RotateLeft64(moved, t*(t+1)/2), lanes[x+5*y]
		}
		for i := 0; i < 25; i += 5 {
			copy(row[:], lanes[i:])
			for x := range row {
				lanes[i+x] ^= ^row[(x+1)%5] & row[(x+2)%5]
			}
		}
		for bit := 1; bit <= 64; bit *= 2 {
			lanes[0] ^= uint64(register&1) << (bit - 1)
			register = register<<1 ^ register>>7*0x171
		}
	}
}

func constant(text string) *big.Int {
	number, _ := new(big.Int).SetString(text, 16)
	return number
}

var (
	one   = big.NewInt(1)
	prime = constant("fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f")
	order = constant("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141")
	// middle is the greatest s that is not high.
	middle = new(big.Int).Rsh(order, 1)
	base   = &point{
		constant("79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"),
		constant("483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8"),
	}
)

// point is a point of secp256k1; nil is the point at infinity.
type point struct{ x, y *big.Int }

// times is a product modulo the prime of the field.
func times(a, b *big.Int) *big.Int {
	product := new(big.Int).Mul(a, b)
	return product.Mod(product, prime)
}

func add(a, b *point) *point {
	if a == nil {
		return b
	}
	if b == nil {
		return a
	}
	rise, run := new(big.Int).Sub(b.y, a.y), new(big.Int).Sub(b.x, a.x)
	if run.Sign() == 0 {
		if rise.Sign() != 0 {
			return nil
		}
		rise, run = times(big.NewInt(3), times(a.x, a.x)), new(big.Int).Lsh(a.y, 1)
	}
	slope := times(rise, new(big.Int).ModInverse(run.Mod(run, prime), prime))
	x := times(slope, slope)
	x.Mod(x.Sub(x.Sub(x, a.x), b.x), prime)
	y := times(slope, new(big.Int).Sub(a.x, x))
	return &point{x, y.Mod(y.Sub(y, a.y), prime)}
}

// multiply is not in constant time: it is for public keys, and for keys that guard nothing.
func multiply(factor *big.Int, of *point) *point {
	var total *point
	for i := factor.BitLen() - 1; i >= 0; i-- {
		total = add(total, total)
		if factor.Bit(i) == 1 {
			total = add(total, of)
		}
	}
	return total
}

// isScalar tells whether a number is from 1 to the order less 1.
func isScalar(number *big.Int) bool { return number.Sign() > 0 && number.Cmp(order) < 0 }

// wordOf is a number as 32 bytes.
func wordOf(number *big.Int) []byte { return number.FillBytes(make([]byte, 32)) }

func addressOf(key *point) string { return toHex(keccak(wordOf(key.x), wordOf(key.y))[12:]) }

// signerOf gives the address that signed a digest, or nothing when the signature is malformed (LP-32).
func signerOf(digest []byte, r, s *big.Int, v uint64) string {
	if v < 2 {
		v += 27
	}
	if v != 27 && v != 28 || !isScalar(r) || !isScalar(s) {
		return ""
	}
	square := new(big.Int).Add(times(r, times(r, r)), big.NewInt(7))
	y := new(big.Int).ModSqrt(square.Mod(square, prime), prime)
	if y == nil {
		return ""
	}
	if y.Bit(0) != uint(v-27) {
		y.Sub(prime, y)
	}
	inverse := new(big.Int).ModInverse(r, order)
	minus := new(big.Int).Neg(new(big.Int).SetBytes(digest))
	ofBase, ofNonce := minus.Mul(minus, inverse), new(big.Int).Mul(s, inverse)
	key := add(multiply(ofNonce.Mod(ofNonce, order), &point{r, y}), multiply(ofBase.Mod(ofBase, order), base))
	if key == nil {
		return ""
	}
	return addressOf(key)
}

// sign gives r, s in the lower half, and v, with the nonce of RFC 6979.
func sign(key *big.Int, digest []byte) (r, s *big.Int, v uint) {
	if !isScalar(key) {
		panic(fault("key"))
	}
	e := new(big.Int).SetBytes(digest)
	mac := func(secret []byte, parts ...[]byte) []byte {
		hash := hmac.New(sha256.New, secret)
		hash.Write(bytes.Join(parts, nil))
		return hash.Sum(nil)
	}
	state, chain := make([]byte, 32), bytes.Repeat([]byte{1}, 32)
	for mark := byte(0); mark < 2; mark++ {
		state = mac(state, chain, []byte{mark}, wordOf(key), wordOf(new(big.Int).Mod(e, order)))
		chain = mac(state, chain)
	}
	for {
		chain = mac(state, chain)
		if nonce := new(big.Int).SetBytes(chain); isScalar(nonce) {
			of := multiply(nonce, base)
			r = new(big.Int).Mod(of.x, order)
			s = new(big.Int).Add(e, new(big.Int).Mul(r, key))
			s.Mod(s.Mul(s, nonce.ModInverse(nonce, order)), order)
			if r.Sign() > 0 && s.Sign() > 0 {
				v = 27 + of.y.Bit(0)
				if s.Cmp(middle) > 0 {
					s, v = s.Sub(order, s), 55-v
				}
				return r, s, v
			}
		}
		state = mac(state, chain, []byte{0})
		chain = mac(state, chain)
	}
}

var (
	isHex    = regexp.MustCompile(`\A0x(?:[0-9a-fA-F]{2})*\z`).MatchString
	isDigits = regexp.MustCompile(`\A[0-9]+\z`).MatchString
)

func toHex(data []byte) string { return "0x" + hex.EncodeToString(data) }

// bytesOf reads hexadecimal text of so many bytes; of any number of them when size is negative.
func bytesOf(value any, size int) []byte {
	text := textOf(value)
	if !isHex(text) || size >= 0 && len(text) != 2+2*size {
		panic(fault("form"))
	}
	data, _ := hex.DecodeString(text[2:])
	return data
}

func textOf(value any) string {
	text, ok := value.(string)
	if !ok {
		panic(fault("type"))
	}
	return text
}

func boolOf(value any) byte {
	switch value {
	case true:
		return 1
	case false:
		return 0
	}
	panic(fault("type"))
}

// numberOf reads an unsigned integer of so many bits: decimal text, or a JSON number.
func numberOf(value any, size int) *big.Int {
	if number, ok := value.(float64); ok {
		value = spell(number)
	}
	text := textOf(value)
	if !isDigits(text) {
		panic(fault("form"))
	}
	number, _ := new(big.Int).SetString(text, 10)
	if number.BitLen() > size {
		panic(fault("range"))
	}
	return number
}

// typesOf gives the types of the fields of a schema string.
func typesOf(schema string) (types []string) {
	for _, field := range strings.Split(schema, ",") {
		types = append(types, strings.Fields(field)[0])
	}
	return types
}

// listType gives the type of the items of a list type.
func listType(of string) (item string, isList bool) {
	return strings.TrimSuffix(of, "[]"), strings.HasSuffix(of, "[]")
}

// bitsOf gives the bits of an unsigned integer type.
func bitsOf(of string) int {
	size, err := strconv.Atoi(strings.TrimPrefix(of, "uint"))
	if err != nil {
		panic("unknown type " + of)
	}
	return size
}

// padded puts zero bytes before or after data, up to a multiple of 32.
func padded(data []byte, isBefore bool) []byte {
	zeros := make([]byte, (32-len(data)%32)%32)
	if isBefore {
		return append(zeros, data...)
	}
	return append(append([]byte{}, data...), zeros...)
}

func count(number int) []byte { return wordOf(big.NewInt(int64(number))) }

// encode is the ABI encoding of a list of parameters, with no tuple around it (LP-15).
func encode(types []string, values []any) []byte {
	if len(types) != len(values) {
		panic(fault("count"))
	}
	var heads, tails []byte
	for i, of := range types {
		var head, tail []byte
		if item, isList := listType(of); isList {
			list, ok := values[i].([]any)
			if !ok {
				panic(fault("type"))
			}
			tail = append(count(len(list)), encode(repeat(item, len(list)), list)...)
		} else {
			switch of {
			case "string":
				text := textOf(values[i])
				tail = append(count(len(text)), padded([]byte(text), false)...)
			case "bytes":
				data := bytesOf(values[i], -1)
				tail = append(count(len(data)), padded(data, false)...)
			case "bytes32":
				head = bytesOf(values[i], 32)
			case "address":
				head = padded(bytesOf(values[i], 20), true)
			case "bool":
				head = count(int(boolOf(values[i])))
			default:
				head = wordOf(numberOf(values[i], bitsOf(of)))
			}
		}
		if head == nil {
			head = count(32*len(types) + len(tails))
		}
		heads, tails = append(heads, head...), append(tails, tail...)
	}
	return append(heads, tails...)
}

func repeat(of string, times int) []string {
	types := make([]string, times)
	for i := range types {
		types[i] = of
	}
	return types
}

// decode reads what encode wrote, and all that LP-20 allows; offsets count from the beginning of data.
func decode(types []string, data []byte) []any {
	// slice gives so many bytes from a place on.
	slice := func(from, size int) []byte {
		if from > len(data) || size > len(data)-from {
			panic(fault("beyond"))
		}
		return data[from : from+size]
	}
	// length reads a word that counts or leads to bytes: none that is longer than all of them is inside.
	length := func(from int) int {
		number := new(big.Int).SetBytes(slice(from, 32))
		if number.Cmp(big.NewInt(int64(len(data)))) > 0 {
			panic(fault("beyond"))
		}
		return int(number.Int64())
	}
	values := make([]any, len(types))
	for i, of := range types {
		word := slice(32*i, 32)
		if item, isList := listType(of); isList {
			at := length(32 * i)
			size := length(at)
			slice(at+32, 32*size)
			values[i] = decode(repeat(item, size), data[at+32:])
			continue
		}
		number := new(big.Int).SetBytes(word)
		switch of {
		case "string", "bytes":
			at := length(32 * i)
			content := slice(at+32, length(at))
			if values[i] = toHex(content); of == "string" {
				if !utf8.Valid(content) {
					panic(fault("utf8"))
				}
				values[i] = string(content)
			}
		case "bytes32":
			values[i] = toHex(word)
		case "bool":
			if number.Cmp(one) > 0 {
				panic(fault("range"))
			}
			values[i] = number.Sign() == 1
		default:
			if number.BitLen() > bitsOf(of) {
				panic(fault("range"))
			}
			values[i] = number.String()
		}
	}
	return values
}

const (
	domainType = "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
	attestType = "Attest(uint16 version,bytes32 schema,address recipient,uint64 time,uint64 expirationTime," +
		"bool revocable,bytes32 refUID,bytes data,bytes32 salt)"
)

// domainSeparator is the hash of an EIP-712 domain.
func domainSeparator(domain *object) []byte {
	return keccak(
		keccak([]byte(domainType)),
		keccak([]byte(textOf(domain.get("name")))),
		keccak([]byte(textOf(domain.get("version")))),
		wordOf(numberOf(domain.get("chainId"), 256)),
		padded(bytesOf(domain.get("verifyingContract"), 20), true),
	)
}

// attestDigest is what the signature of an offchain attestation covers (LP-24).
func attestDigest(domain, message *object) []byte {
	return keccak([]byte{0x19, 0x01}, domainSeparator(domain), keccak(
		keccak([]byte(attestType)),
		count(2),
		bytesOf(message.get("schema"), 32),
		padded(bytesOf(message.get("recipient"), 20), true),
		wordOf(numberOf(message.get("time"), 64)),
		wordOf(numberOf(message.get("expirationTime"), 64)),
		count(int(boolOf(message.get("revocable")))),
		bytesOf(message.get("refUID"), 32),
		keccak(bytesOf(message.get("data"), -1)),
		bytesOf(message.get("salt"), 32),
	))
}

// envelope packs the members that both kinds of UID share.
func envelope(message *object) []byte {
	return bytes.Join([][]byte{
		bigEndian(numberOf(message.get("time"), 64).Uint64(), 8),
		bigEndian(numberOf(message.get("expirationTime"), 64).Uint64(), 8),
		{boolOf(message.get("revocable"))},
		bytesOf(message.get("refUID"), 32),
		bytesOf(message.get("data"), -1),
	}, nil)
}

// offchainUID packs the schema as its text (LP-25); schemaAsBytes packs it as 32 bytes, as one library does.
func offchainUID(message *object, schemaAsBytes bool) string {
	data := bytesOf(message.get("schema"), 32)
	schema := []byte(toHex(data))
	if schemaAsBytes {
		schema = data
	}
	return toHex(keccak([]byte{0, 2}, schema, bytesOf(message.get("recipient"), 20), make([]byte, 20),
		envelope(message), bytesOf(message.get("salt"), 32), make([]byte, 4)))
}

// onchainUID is the UID that the contract computes (LP-28).
func onchainUID(attestation *object, bump any) string {
	return toHex(keccak(bytesOf(attestation.get("schema"), 32), bytesOf(attestation.get("recipient"), 20),
		bytesOf(attestation.get("attester"), 20), envelope(attestation), bigEndian(numberOf(bump, 32).Uint64(), 4)))
}

// schemaUID is the UID of a schema (LP-14).
func schemaUID(schema string, resolver, revocable any) string {
	return toHex(keccak([]byte(schema), bytesOf(resolver, 20), []byte{boolOf(revocable)}))
}

// personalDigest is the digest of an EIP-191 message.
func personalDigest(text string) []byte {
	return keccak([]byte("\x19Ethereum Signed Message:\n" + strconv.Itoa(len(text)) + text))
}

// privateRoot is the root of EAS private data, a tree in OpenZeppelin's layout (LP-38).
func privateRoot(leaves []any) string {
	tree := make([][]byte, 2*len(leaves)-1)
	hashes := tree[len(leaves)-1:]
	for i, item := range leaves {
		leaf := item.(*object)
		kind := textOf(leaf.get("type"))
		value := toHex(encode([]string{kind}, []any{leaf.get("value")}))
		hashes[i] = keccak(keccak(encode([]string{"string", "string", "bytes", "bytes32"},
			[]any{kind, leaf.get("name"), value, leaf.get("salt")})))
	}
	sort.Slice(hashes, func(i, j int) bool { return bytes.Compare(hashes[i], hashes[j]) > 0 })
	for i := len(leaves) - 2; i >= 0; i-- {
		a, b := tree[2*i+1], tree[2*i+2]
		if bytes.Compare(a, b) > 0 {
			a, b = b, a
		}
		tree[i] = keccak(a, b)
	}
	return toHex(tree[0])
}
