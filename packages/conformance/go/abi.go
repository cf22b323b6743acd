package main

import (
	"encoding/hex"
	"math"
	"math/big"
	"regexp"
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

// as gives a value that has to be of a type.
func as[T any](value any) T {
	typed, ok := value.(T)
	if !ok {
		panic(fault("type"))
	}
	return typed
}

func textOf(value any) string { return as[string](value) }

func boolOf(value any) byte {
	if as[bool](value) {
		return 1
	}
	return 0
}

// numberOf reads an unsigned integer of so many bits: decimal text, or a JSON number.
func numberOf(value any, size int) *big.Int {
	if number, ok := value.(float64); ok {
		if value = spell(number); isDigits(value.(string)) {
			// All its digits, not only those that read back as the same double.
			value = strconv.FormatFloat(math.Abs(number), 'f', 0, 64)
		}
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
	size, _ := strconv.Atoi(strings.TrimPrefix(of, "uint"))
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
			list := as[[]any](values[i])
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

func repeat(of string, times int) []string { return strings.Fields(strings.Repeat(of+" ", times)) }

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
