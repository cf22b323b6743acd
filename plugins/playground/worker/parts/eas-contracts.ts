/** In place of the contracts of EAS: programs in the page have no chain, and signing needs none. */
class Contract {
  constructor(readonly address: string) {}
  readonly runner = null;
  connect(): this {
    return this;
  }
  getAddress(): Promise<string> {
    return Promise.resolve(this.address);
  }
}

/** A contract that answers no call but names the reason. */
class Factory {
  static readonly abi: readonly unknown[] = [];
  attach(address: string): object {
    return new Proxy(new Contract(address), {
      get: (contract, name) => {
        if (name in contract || typeof name === 'symbol' || name === 'then')
          return Reflect.get(contract, name) as unknown;
        throw new Error(`${name} asks a contract, and a program on this page has no chain.`);
      },
    });
  }
}

export {Factory as EAS__factory, Factory as EIP712Proxy__factory, Factory as SchemaRegistry__factory};
