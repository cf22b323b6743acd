package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"math/big"
	"math/bits"
)

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

// sign gives r, s in the lower half, and v, with the first nonce of RFC 6979. Less than once in 2¹²⁷ times it, r or s is out of
// range, and the next one counts.
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
	nonce := new(big.Int).SetBytes(mac(state, chain))
	of := multiply(nonce, base)
	r = new(big.Int).Mod(of.x, order)
	s = new(big.Int).Add(e, new(big.Int).Mul(r, key))
	s.Mod(s.Mul(s, nonce.ModInverse(nonce, order)), order)
	v = 27 + of.y.Bit(0)
	if s.Cmp(middle) > 0 {
		s, v = s.Sub(order, s), 55-v
	}
	return r, s, v
}
