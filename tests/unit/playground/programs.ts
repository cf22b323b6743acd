/**
 * Small programs, one for each part of the language that readers use. Each runs compiled and interpreted, and prints the same.
 */
export const programs: Readonly<Record<string, string>> = {
  template: 'console.log(`a\\n${1}\\t`, String.raw`a\\n${2}`)',
  mapdestr:
    'const [a,[b,...c]=[1,2,3]] = new Map([["x",1],["y",[2,3,4]]]).values(); console.log(a,b,c); const [k]=new Set(["q"]); console.log(k)',
  matchall: 'for (const [,x="none"] of "a1b2".matchAll(/[a-z](\\d)/g)) console.log(x)',
  strkey: 'const {"a-b": x, 1: y, ...r} = {"a-b":1, 1:2, z:3}; console.log(x,y,r)',
  params:
    'const f=([a,b]:number[],{c=3}:{c?:number}={})=>a+b+c; console.log(f([1,2]), f([1,2],{c:1}), f.name, f.length)',
  swap: 'let a=1,b=2; [a,b]=[b,a]; console.log(a,b); const o:any={}; [o.x,o["y"]]=[1,2]; ({z:o.z=9}={} as any); console.log(o)',
  logical:
    'let a:any; a??=5; a||=6; a&&=7; const o:any={p:null}; o.p??=1; let n=0; const g=()=>{n++;return 1}; a||=g(); console.log(a,o,n)',
  names:
    'const f=()=>1; const g=function(){}; class A{}; const B=class{}; const o={h:()=>1, m(){return 1}}; console.log(f.name,g.name,A.name,B.name,o.h.name,o.m.name)',
  classes: `class A{ #x=1; static s=2; static #c=0; y; constructor(public z=3){this.y=z; A.#c++} get x(){return this.#x} set x(v){this.#x=v} static count(){return A.#c} #priv(){return 'p'+this.#x} call(){return this.#priv()} has(o:any){return #x in o} static { this.s=5 } }
 class B extends A{ w=super.x; constructor(){super(7)} get x(){return super.x+10} toString(){return \`B\${this.z}\`} } const b=new B(); console.log(b.x,b.y,String(b),b instanceof A,A.count(),b.call(),A.s,b.has(b),b.has({}),b.w)`,
  errors:
    'class E extends Error{ name="E"; constructor(m:string, readonly code:number){super(m)} } try{throw new E("x",3)}catch(e){ if(e instanceof E) console.log(e.name,e.message,e.code, e instanceof Error)}',
  gen: 'function* g(){const x:any=yield 1; console.log("got",x); yield* [2,3]; return 4} const i=g(); console.log(i.next(),i.next("v"),i.next(),i.next(),[...g()].length)',
  asyncgen:
    'async function* g(n:number){for(let i=0;i<n;i++){await null; yield i}} for await (const x of g(3)) console.log(x); const h=async function*(){yield "z"}; for await (const x of h()) console.log(x); for await (const x of [Promise.resolve(8)]) console.log(x)',
  async:
    'const f=async(x:number)=>{await new Promise(r=>setTimeout(r,5)); if(x>1) throw new RangeError("big"); return x}; console.log(await Promise.all([f(0),f(1)])); try{await f(2)}catch(e:any){console.log(e.name,e.message)} finally{console.log("fin")}',
  tryreturn:
    'function f(){try{return 1}finally{console.log("f")}} console.log(f()); function g(){for(const x of [1,2,3]){try{if(x===2) return x}finally{console.log("x",x)}}} console.log(g()); async function h(){try{return await Promise.resolve(5)}finally{await null}} console.log(await h())',
  labels:
    'outer: for(let i=0;i<3;i++){for(let j=0;j<3;j++){if(j===1) continue outer; if(i===2) break outer; console.log(i,j)}}',
  closures:
    'const fs=[]; for(let i=0;i<3;i++) fs.push(()=>i); console.log(fs.map(f=>f())); var v=[]; for(const k in {a:1,b:2}) v.push(k); console.log(v)',
  switch:
    'const f=(x:any)=>{switch(x){case 1: case 2: return "low"; case "s": {const y=1; return y} default: return "d"}}; console.log(f(1),f(2),f("s"),f(9)); switch(3 as number){default: console.log("d"); case 1: console.log("one")}',
  chain:
    'const o:any={a:{b:()=>({c:1})},n:null}; console.log(o?.a?.b?.().c, o.n?.x.y.z, o.q?.[1]?.(2), o.a?.["b"]().c, delete o?.n)',
  spread:
    'const f=(...a:number[])=>a.length; console.log(f(...[1,2],...new Set([3])), [..."ab",...new Map([[1,2]])], {...{a:1},b:2,...null}, Math.max(...[1,5,3]))',
  getset:
    'const o={_v:1,get v(){return this._v},set v(x){this._v=x},["k"+1]:2, async m(){return 1}, *g(){yield 1}}; o.v=5; console.log(o.v,o.k1,await o.m(),[...o.g()])',
  bigint: 'console.log(2n**64n, 10n/3n, -5n, typeof 1n, BigInt.asUintN(8,257n), 1_000, 0xff, 1e3, 5n>3)',
  regex:
    'console.log("2020-01".replace(/(?<y>\\d+)-(?<m>\\d+)/u,"$<m>/$<y>"), /a/gi.flags, "aXbX".split("X"), "x".replaceAll("x","y"))',
  enum: 'enum C {A,B=5,D} console.log(C.A,C[5],C.D); const x = {a:1} satisfies object as const; let y=x!; console.log(y); type T=string; interface I{a:number}; abstract class Q{abstract m():void}; declare const zz:string; function over(a:string):void; function over(a:any){console.log(a)} over("o")',
  generic:
    'function id<T>(x:T):T{return x} const g=<T,>(x:T)=>x; console.log(id<number>(1),g<string>("s"), new Map<string,number>([["a",1]]).size)',
  hoist:
    'console.log(f()); function f(){return g()} function g(){return 1} console.log(typeof h); var h=1; try{ (()=>{ x; let x=1 })() }catch(e:any){console.log(e.name)}',
  this: 'const o={n:1,f(){return [1].map(()=>this.n)}}; console.log(o.f()); function s(this:any){return this} console.log(s()===undefined, s.call(3), (s as any).apply("a"), s.bind(7)())',
  args: 'function f(a:any,b:any=a+1){return arguments.length+b} console.log(f(1),f(1,2,3)); function nt(){return new.target===undefined} console.log(nt())',
  symbols:
    'class R{*[Symbol.iterator](){yield 1;yield 2} get [Symbol.toStringTag](){return "R"}} console.log([...new R() as any], String(new R())); const w=new WeakMap(); const key={}; w.set(key,1); console.log(w.get(key))',
  json: 'console.log(JSON.stringify({a:[1,{b:2n}]},(k,v)=>typeof v==="bigint"?String(v):v,1), [3,1,2].sort((a,b)=>a-b), Object.entries({a:1}), [1,2,3].reduce((a,b)=>a+b), [[1],[2]].flatMap(([x])=>x))',
  importns:
    'import * as e from "ethers"; import geo,{encode} from "ngeohash"; console.log(typeof e.Wallet, geo.encode===encode); const {latLngToCell:l}=await import("h3-js"); console.log(l(51,0,5)); export const q=1; export default function(){}; export {l}',
  comma:
    'let i=0; const x=(i++,i++,i); console.log(x, void 0, typeof undef, i---1, !i, ~5, 7%4, 2**3**2, 1<2===true, "a"in{a:1})',
  dowhile:
    'let i=0; do{i++; if(i===2) continue; if(i>3) break}while(true); console.log(i); while(i-->0); console.log(i); for(;;){break}',
  opassign:
    'let a=5; a+=1;a-=2;a*=3;a/=2;a%=5;a**=2;a<<=1;a|=1;a^=2;a>>=1;a>>>=0; console.log(a); let s="x"; s+=`y${s}`; console.log(s)',
  proto:
    'const p={hi(){return "p"}}; const o={__proto__:p,hi(){return super.hi()+"o"}} as any; console.log(o.hi(), Object.getPrototypeOf(o)===p)',
  classArray:
    'class L extends Array<number>{sum(){return this.reduce((a,b)=>a+b,0)}} const l=new L(); l.push(1,2); console.log(l.sum(), l.length, l instanceof Array); class M extends Map<string,number>{inc(k:string){this.set(k,(this.get(k)??0)+1)}} const m=new M(); m.inc("a"); console.log(m.get("a"))',
  holes: 'const [,,c]=[1,2,3]; console.log(c,[1,,3].length); let x,y; ({x,y=4}={x:1} as any); console.log(x,y)',
  tagged: 'const t=(s:TemplateStringsArray,...v:any[])=>s.raw.join("|")+v.join(","); console.log(t`a${1}b${2}c\\n`)',
  fnprops:
    'function f(){}; f.x=1; console.log(f.x, f.toString().length>0, typeof f.prototype, new (class{a=1})().a, [1,2].at(-1), structuredClone({a:1}))',
  catchless:
    'try{throw 1}catch{console.log("c")} try{try{throw new Error("in")}finally{console.log("f")}}catch({message}:any){console.log(message)}',
  nestedasync:
    'const r=await Promise.all([1,2,3].map(async n=>{const m=await Promise.resolve(n*2); return m+1})); console.log(r); (async()=>{await null; console.log("later")})()',
  yieldstar:
    'function* a(){const r=yield* b(); console.log("r",r)} function* b(){yield 1; return 2} for(const x of a()) console.log(x); const it={*[Symbol.iterator](){try{yield 1;yield 2}finally{console.log("closed")}}}; for(const x of it) break; const [one]=it; console.log(one)',
  dates:
    'console.log(new Date(0).toISOString(), Number.isFinite(1), isNaN(NaN), parseInt("12px"), encodeURIComponent("é"), [..."é"].length)',
  shadow:
    'const x=1; {const x=2; console.log(x)} console.log(x); function f(x:number){ if(true){let x=3; return x} } console.log(f(1)); const encode=1; const o={encode(n:number){return n+encode}}; console.log(o.encode(2))',
  optcatch: 'const f=(a:{b?:{c:number}}|null)=>a?.b?.c ?? "none"; console.log(f(null),f({}),f({b:{c:0}}))',
  getteronclass:
    'class T{static of(...a:any[]){return new this(a)} constructor(readonly v:any[]){} static async make(){await null; return new T([1])} *iter(){yield* this.v}} console.log(T.of(1,2).v, (await T.make()).v,[...T.of(3).iter()])',
  constassign: 'const a=1;\ntry { (a as any)=2 } catch(e:any){console.log(e.name)}',
  objlog:
    'console.log({a:[1,2],b:new Map([[1,{c:2}]])}, [undefined,null,"x"], new Error("m").message, Buffer.from("hi"), new Uint8Array(3))',
};
