package main

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"math"
	"sort"
	"strconv"
	"strings"
	"unicode/utf16"
)

// largest is 2⁵³ − 1, the last integer of JSON that is surely exact.
const largest = 1<<53 - 1

// object is a JSON object that keeps the order of its members: some hashes depend on it.
type object struct {
	names   []string
	members map[string]any
}

// set adds a member. Of two with one name the last counts, in the place of the first.
func (o *object) set(name string, value any) {
	if o.members == nil {
		o.members = map[string]any{}
	}
	if _, present := o.members[name]; !present {
		o.names = append(o.names, name)
	}
	o.members[name] = value
}

// get gives a member, or nil when it is absent; has tells absent from null.
func (o *object) get(name string) any {
	if o == nil {
		return nil
	}
	return o.members[name]
}

func (o *object) has(name string) bool {
	_, present := o.members[name]
	return present
}

// only gives an object with those of its members that are named, in the order of the names.
func (o *object) only(names ...string) *object {
	kept := &object{}
	for _, name := range names {
		if o.has(name) {
			kept.set(name, o.members[name])
		}
	}
	return kept
}

// parse reads JSON text: nil, bool, float64, string, []any or *object. The library's own maps would lose the order.
func parse(text string) (any, error) {
	if !json.Valid([]byte(text)) {
		return nil, errors.New("not JSON")
	}
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	return readValue(decoder), nil
}

// readValue reads one value of a text that is JSON, so that no step of it fails.
func readValue(decoder *json.Decoder) any {
	token, _ := decoder.Token()
	if number, ok := token.(json.Number); ok {
		// Beyond the range of a double this is an infinity, and an error that says so.
		value, _ := strconv.ParseFloat(number.String(), 64)
		return value
	}
	switch token {
	case json.Delim('['):
		list := []any{}
		for decoder.More() {
			list = append(list, readValue(decoder))
		}
		decoder.Token()
		return list
	case json.Delim('{'):
		found := &object{}
		for decoder.More() {
			name := readValue(decoder).(string)
			found.set(name, readValue(decoder))
		}
		decoder.Token()
		return found
	}
	return token
}

// isNumber tells whether a value is a finite number.
func isNumber(value any) bool {
	number, ok := value.(float64)
	return ok && !math.IsInf(number, 0)
}

// isInteger tells whether a value is whole and within ±(2⁵³ − 1), however it is spelled.
func isInteger(value any) bool {
	number, ok := value.(float64)
	return ok && math.Abs(number) <= largest && number == math.Trunc(number)
}

// decimals counts the digits after the point in the shortest spelling without an exponent.
func decimals(number float64) int {
	_, fraction, _ := strings.Cut(strconv.FormatFloat(number, 'f', -1, 64), ".")
	return len(fraction)
}

// spell writes a number as ECMAScript does: 1e-7, 51, 1e+21. So does the library, but for minus zero.
func spell(number float64) string {
	if number == 0 {
		return "0"
	}
	text, _ := json.Marshal(number)
	return string(text)
}

// escapes are those that the library writes otherwise than RFC 8785 does; an escaped backslash begins none of them.
var escapes = strings.NewReplacer(
	`\\`, `\\`, `\u0008`, `\b`, `\u000c`, `\f`, `\u2028`, "\u2028", `\u2029`, "\u2029", `\u003c`, "<", `\u003e`, ">", `\u0026`, "&",
)

// quote writes text as RFC 8785 does: nothing but quotes, backslashes and control characters is escaped.
func quote(text string) string {
	quoted, _ := json.Marshal(text)
	return escapes.Replace(string(quoted))
}

// compact writes JSON without white space, with the members as they are, or sorted by UTF-16 code units (RFC 8785).
func compact(value any, isSorted bool) string {
	var parts []string
	switch value := value.(type) {
	case nil:
		return "null"
	case bool:
		return strconv.FormatBool(value)
	case float64:
		return spell(value)
	case string:
		return quote(value)
	case []any:
		for _, item := range value {
			parts = append(parts, compact(item, isSorted))
		}
		return "[" + strings.Join(parts, ",") + "]"
	}
	from := value.(*object)
	names := append([]string{}, from.names...)
	if isSorted {
		sort.Slice(names, func(i, j int) bool { return utf16Of(names[i]) < utf16Of(names[j]) })
	}
	for _, name := range names {
		parts = append(parts, quote(name)+":"+compact(from.get(name), isSorted))
	}
	return "{" + strings.Join(parts, ",") + "}"
}

// utf16Of is text as UTF-16, big-endian: bytes in the order of code units.
func utf16Of(text string) string {
	var out []byte
	for _, unit := range utf16.Encode([]rune(text)) {
		out = binary.BigEndian.AppendUint16(out, unit)
	}
	return string(out)
}

// head is the shortest head of a CBOR item of a major type.
func head(major byte, count uint64) []byte {
	if count < 24 {
		return []byte{major<<5 | byte(count)}
	}
	size := 0
	for count>>(8<<size) != 0 {
		size++
	}
	return append([]byte{major<<5 | byte(24+size)}, bigEndian(count, 1<<size)...)
}

// bigEndian is a number in so many bytes, at most eight.
func bigEndian(number uint64, size int) []byte {
	return binary.BigEndian.AppendUint64(nil, number)[8-size:]
}

// half gives the 16 bits of a number, if a half-precision float holds it exactly.
func half(number float64) (bits uint64, ok bool) {
	sign, size := math.Float64bits(number)>>63<<15, math.Abs(number)
	if steps := math.Ldexp(size, 24); steps < 1024 {
		// Below 2⁻¹⁴ all steps are 2⁻²⁴.
		return sign | uint64(steps), steps == math.Trunc(steps)
	}
	// The exponent of single precision is 112 greater; of its 23 bits the last 13 have to be zero.
	single := math.Float32bits(float32(size))
	return sign | uint64(single>>13-112<<10), size <= 65504 && float64(float32(size)) == size && single&0x1fff == 0
}

// cbor writes canonical CBOR: shortest heads and floats, shorter keys first (LP-37).
func cbor(value any) []byte {
	switch value := value.(type) {
	case nil:
		return []byte{0xf6}
	case bool:
		if value {
			return []byte{0xf5}
		}
		return []byte{0xf4}
	case string:
		return append(head(3, uint64(len(value))), value...)
	case []any:
		out := head(4, uint64(len(value)))
		for _, item := range value {
			out = append(out, cbor(item)...)
		}
		return out
	case float64:
		return cborNumber(value)
	}
	from := value.(*object)
	names := append([]string{}, from.names...)
	sort.Slice(names, func(i, j int) bool {
		a, b := names[i], names[j]
		return len(a) < len(b) || len(a) == len(b) && a < b
	})
	out := head(5, uint64(len(names)))
	for _, name := range names {
		out = append(append(out, cbor(name)...), cbor(from.get(name))...)
	}
	return out
}

func cborNumber(number float64) []byte {
	if isInteger(number) {
		if number < 0 {
			return head(1, uint64(-1-number))
		}
		return head(0, uint64(number))
	}
	if bits, ok := half(number); ok {
		return append([]byte{0xf9}, bigEndian(bits, 2)...)
	}
	if single := float32(number); float64(single) == number {
		return append([]byte{0xfa}, bigEndian(uint64(math.Float32bits(single)), 4)...)
	}
	return append([]byte{0xfb}, bigEndian(math.Float64bits(number), 8)...)
}
