package main

import (
	"bytes"
	"sort"
	"strconv"
)

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
func attestDigest(separator []byte, message *object) []byte {
	return keccak([]byte{0x19, 0x01}, separator, keccak(
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
