// Location Protocol in Go, with the standard library alone: answers the conformance kit.
//
//	go build -o lp . && node conformance.mjs -- ./lp
package main

import (
	"bufio"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
)

// given is the value of a check: as it came, or parsed from text; ok is false when the text is not JSON.
func given(input *object, name string) (value any, ok bool) {
	if !input.has("text") {
		return input.get(name), true
	}
	value, err := parse(textOf(input.get("text")))
	return value, err == nil
}

func schemaTypes(input *object) []string { return typesOf(textOf(input.get("schema"))) }

var operations = map[string]func(input *object) map[string]any{
	"check-record": func(input *object) map[string]any {
		record, ok := given(input, "record")
		if !ok {
			return findings{"not-json": true}.answer()
		}
		return checkObject(record, findings.checkRecord).answer()
	},
	"check-payload": func(input *object) map[string]any {
		return checkPayload(textOf(input.get("version")), bytesOf(input.get("data"), -1)).answer()
	},
	"check-package": func(input *object) map[string]any {
		found, isIntact, signer := findings{"not-json": true}, false, any(nil)
		if value, ok := given(input, "package"); ok {
			expect, _ := input.get("expect").(*object)
			found, isIntact, signer = checkPackage(value, expect)
		}
		answer := found.answer()
		answer["intact"], answer["signer"] = isIntact, signer
		return answer
	},
	"check-claim": func(input *object) map[string]any { return checkObject(input.get("value"), findings.checkClaim).answer() },
	"check-stamp": func(input *object) map[string]any { return checkObject(input.get("value"), findings.checkStamp).answer() },
	"check-proof": func(input *object) map[string]any { return checkObject(input.get("value"), findings.checkProof).answer() },
	"location-text": func(input *object) map[string]any {
		location := input.get("location")
		if text, ok := location.(string); ok {
			return map[string]any{"text": text}
		}
		if from, ok := location.(*object); ok && from.has("type") && from.has("coordinates") {
			location = from.only("type", "coordinates")
		}
		return map[string]any{"text": compact(location, false)}
	},
	"encode-payload": func(input *object) map[string]any {
		return map[string]any{"data": toHex(encode(schemaTypes(input), as[[]any](input.get("values"))))}
	},
	"decode-payload": func(input *object) map[string]any {
		return map[string]any{"values": decode(schemaTypes(input), bytesOf(input.get("data"), -1))}
	},
	"schema-uid": func(input *object) map[string]any {
		return map[string]any{"uid": schemaUID(textOf(input.get("schema")), input.get("resolver"), input.get("revocable"))}
	},
	"offchain-uid": func(input *object) map[string]any {
		return map[string]any{"uid": offchainUID(as[*object](input.get("message")), false)}
	},
	"onchain-uid": func(input *object) map[string]any {
		return map[string]any{"uid": onchainUID(as[*object](input.get("attestation")), input.get("bump"))}
	},
	"digest": func(input *object) map[string]any {
		separator := domainSeparator(as[*object](input.get("domain")))
		return map[string]any{
			"domainSeparator": toHex(separator),
			"digest":          toHex(attestDigest(separator, as[*object](input.get("message")))),
		}
	},
	"sign": func(input *object) map[string]any {
		digest := attestDigest(domainSeparator(as[*object](input.get("domain"))), as[*object](input.get("message")))
		key := integerOf(input.get("key"))
		r, s, v := sign(key, digest)
		return map[string]any{
			"r": toHex(wordOf(r)), "s": toHex(wordOf(s)), "v": v, "signer": addressOf(multiply(key, base)),
		}
	},
	"canonical": func(input *object) map[string]any {
		data := cbor(input.get("value"))
		hash := sha256.Sum256(data)
		return map[string]any{
			"json":   compact(input.get("value"), true),
			"cbor":   toHex(data),
			"base64": base64.StdEncoding.EncodeToString(data),
			"sha256": toHex(hash[:]),
		}
	},
	"private-root": func(input *object) map[string]any {
		return map[string]any{"root": privateRoot(as[[]any](input.get("leaves")))}
	},
	"proof-hash": func(input *object) map[string]any {
		return map[string]any{"hash": toHex(keccak([]byte(compact(pick(input.get("proof"), proofMembers), false))))}
	},
	"stamp-message": func(input *object) map[string]any {
		text := stampMessage(input.get("stamp"))
		return map[string]any{"text": text, "digest": toHex(personalDigest(text))}
	},
	"evaluate": func(input *object) map[string]any { return evaluate(as[*object](input.get("claim")), as[[]any](input.get("stamps"))) },
}

// respond answers one request. What cannot be answered must not end the run.
func respond(op string, input *object) (answer map[string]any) {
	defer func() {
		if reason := recover(); reason != nil {
			answer = map[string]any{"error": fmt.Sprint(reason)}
		}
	}()
	if op == "start" {
		var names []string
		for name := range operations {
			names = append(names, name)
		}
		return map[string]any{"protocol": 1, "name": "lp", "version": "1.0.0", "language": "Go", "ops": names}
	}
	return map[string]any{"output": operations[op](input)}
}

// The line protocol: a request a line, a response a line.
func main() {
	in, out := bufio.NewReader(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			return
		}
		value, _ := parse(line)
		request := value.(*object)
		op := textOf(request.get("op"))
		if op == "stop" {
			return
		}
		input, _ := request.get("input").(*object)
		response := respond(op, input)
		response["seq"] = request.get("seq")
		if err := out.Encode(response); err != nil {
			return
		}
	}
}
