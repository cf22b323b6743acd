"""Plants single faults in the Python implementation, one at a time, and names those that no case of the kit finds.

    python3 packages/conformance/mutate.py [--every N] [--of checks.py]

`--every 8` plants each eighth fault. A fault that changes no answer at all is listed with its reason in equivalent.json.
Exit status: 0 when every planted fault is found or listed; 1 when one survives.
"""

import argparse
import ast
import functools
import json
import multiprocessing
import re
import signal
import sys
import types
from pathlib import Path

HERE = Path(__file__).parent
FILES = ('ethereum.py', 'forms.py', 'checks.py', 'lp.py')
SOURCES = {name: (HERE / 'python' / name).read_text() for name in FILES}
CASES = json.loads((HERE / 'kit.json').read_text())['cases']
COMPARE = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
           ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}
BINARY = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
          ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.Mod: ast.Mult, ast.BitXor: ast.BitOr}


def variants(node):
    """Changes of one node: a name for each, and a function that makes it in place."""
    def put(**members):
        return lambda n: [setattr(n, name, value) for name, value in members.items()]

    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARE:
        yield 'bound', put(ops=[COMPARE[type(node.ops[0])](), *node.ops[1:]])
        if len(node.ops) > 1 and type(node.ops[1]) in COMPARE:
            yield 'second bound', put(ops=[node.ops[0], COMPARE[type(node.ops[1])](), *node.ops[2:]])
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in BINARY:
        yield 'operator', put(op=BINARY[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        yield 'and, or', put(op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        for i in range(len(node.values)):
            rest = node.values[:i] + node.values[i + 1:]
            # Python compiles no `and` of one value; the value twice says the same.
            yield f'drop {i + 1}', put(values=rest if len(rest) > 1 else rest * 2)
    elif isinstance(node, ast.If):
        yield 'never', put(test=ast.Constant(False))
    elif isinstance(node, ast.Constant) and type(node.value) is int and abs(node.value) < 2**40:
        yield 'one more', put(value=node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is str:
        for m in re.finditer(r'\{(\d*),?(\d*)\}', node.value):
            for group in (1, 2):
                if m[group]:
                    yield f'{m[0]} + 1', put(value=node.value[:m.start(group)] + str(int(m[group]) + 1)
                                             + node.value[m.end(group):])
    elif isinstance(node, (ast.Tuple, ast.Set)) and len(node.elts) > 2 and isinstance(getattr(node, 'ctx', ast.Load()), ast.Load):
        for i in range(len(node.elts)):
            yield f'drop {i + 1}', put(elts=node.elts[:i] + node.elts[i + 1:])
    elif isinstance(node, ast.Dict) and len(node.keys) > 1:
        for i in range(len(node.keys)):
            yield f'drop {i + 1}', put(keys=node.keys[:i] + node.keys[i + 1:], values=node.values[:i] + node.values[i + 1:])


LOOP = next(n.lineno for n in ast.parse(SOURCES['lp.py']).body if getattr(n, 'name', '') == 'main')


def faults():
    """Every fault: file, number of the node in the walk, name of the change, function around it, its line, its own text."""
    for name in FILES:
        tree, lines = ast.parse(SOURCES[name]), SOURCES[name].split('\n')
        within = {id(n): f.lineno for f in tree.body if isinstance(f, (ast.FunctionDef, ast.ClassDef)) for n in ast.walk(f)}
        # What an annotation says changes no answer.
        notes = {id(n) for f in ast.walk(tree) for note in (getattr(f, 'returns', None), getattr(f, 'annotation', None)) if note
                 for n in ast.walk(note)}
        for at, node in enumerate(ast.walk(tree)):
            for change, _ in variants(node) if id(node) not in notes else ():
                # The kit's own loop is no part of the protocol: the runner meets its faults at once.
                if name == 'lp.py' and within.get(id(node)) == LOOP or within.get(id(node)) is None and 'main' in ast.unparse(node):
                    continue
                yield name, at, change, within.get(id(node)), lines[node.lineno - 1].strip(), ast.unparse(node).split('\n')[0]


def load(name=None, code=None):
    """The operations, with one file replaced by its mutant; what does not depend on it is shared with the other runs."""
    for file in FILES[FILES.index(name):] if name else FILES:
        if name == 'ethereum.py' and file == 'forms.py':
            continue
        module = types.ModuleType(file[:-3])
        sys.modules[file[:-3]] = module
        exec(code if file == name else CODE[file], module.__dict__)
    return sys.modules['lp'].OPERATIONS


def answer(operations, question, op):
    """The answer of one operation, or what it raised."""
    try:
        return operations[op](question)
    except Exception as error:
        return {'error': str(error)}


def cover():
    """For each case, the first lines of the functions that it calls, by file. Exits when the implementation fails a case."""
    first = set()
    sys.setprofile(lambda frame, event, _: event == 'call' and first.add(frame.f_code))
    operations, seen = load(), []
    sys.setprofile(None)
    tops = {n: {m.lineno: f.lineno for f in ast.parse(SOURCES[n]).body for m in ast.walk(f) if hasattr(m, 'lineno')} for n in FILES}
    for case, question, wanted in zip(CASES, QUESTIONS, WANTED):
        called = set()
        sys.setprofile(lambda frame, event, _: event == 'call' and called.add(frame.f_code))
        got = answer(operations, question, case['op'])
        sys.setprofile(None)
        if got != wanted:
            sys.exit(f'{case["id"]}: the implementation fails without any fault: {got}')
        # What runs while the modules are loaded decides every answer.
        seen.append({(c.co_filename, tops.get(c.co_filename, {}).get(c.co_firstlineno)) for c in called | first})
    # Every fault outside the curve meets the same hashes and signatures again.
    ethereum = sys.modules['ethereum']
    ethereum.keccak, ethereum.recover = functools.cache(ethereum.keccak), functools.cache(ethereum.recover)
    BASE.update({file[:-3]: sys.modules[file[:-3]] for file in FILES})
    return seen


def found(fault):
    """The case that finds a fault, or None."""
    name, at, change, function, *_ = fault
    tree = ast.parse(SOURCES[name])
    node = next(n for i, n in enumerate(ast.walk(tree)) if i == at)
    dict(variants(node))[change](node)
    signal.signal(signal.SIGALRM, lambda *_: (_ for _ in ()).throw(TimeoutError()))
    sys.modules.update(BASE)
    try:
        operations = load(name, compile(ast.fix_missing_locations(tree), name, 'exec'))
    except Exception:
        return 'it does not load'
    for i in ORDER:
        if function is None or (name, function) in SEEN[i]:
            signal.alarm(10)
            try:
                if answer(operations, QUESTIONS[i], CASES[i]['op']) != WANTED[i]:
                    return CASES[i]['id']
            except BaseException:
                return CASES[i]['id']
            finally:
                signal.alarm(0)
    return None


def main():
    options = argparse.ArgumentParser()
    options.add_argument('--every', type=int, default=1)
    options.add_argument('--of')
    chosen = options.parse_args()
    planted = [f for f in faults() if chosen.of in (None, f[0])][::chosen.every]
    listed = {(e['file'], e['line'], e['code'], e['change']) for e in json.loads((HERE / 'equivalent.json').read_text())}
    with multiprocessing.Pool(2) as pool:
        results = list(zip(planted, pool.imap(found, planted, 8)))
    alive = [fault for fault, case in results if case is None and (fault[0], *fault[4:], fault[2]) not in listed]
    for name, _, change, _, line, text in alive:
        print(f'{name}: {line}\n    {text}  ({change})')
    print(f'{len(planted)} faults planted, {sum(case is not None for _, case in results)} found, {len(alive)} survive')
    sys.exit(1 if alive else 0)


sys.dont_write_bytecode = True
CODE = {name: compile(SOURCES[name], name, 'exec') for name in FILES}
BASE = {}
load()
QUESTIONS = [sys.modules['forms'].parse(json.dumps(case['input'])) for case in CASES]
WANTED = [case['output'] if 'output' in case else {'error': case['error']} for case in CASES]
SEEN = cover()
ORDER = sorted(range(len(CASES)), key=lambda i: len(SEEN[i]))
if __name__ == '__main__':
    main()
