/** Lets readers work side by side: as many at once as there are lanes, and each thing in use by one of them at a time. */
export class Lanes {
  private readonly busy = new Set<unknown>();
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly count: number) {}

  /**
   * Runs some work when a lane and everything that it uses are free.
   *
   * @param uses what the work must have for itself, for example ports
   */
  async run<Result>(uses: readonly unknown[], work: () => Promise<Result>): Promise<Result> {
    const own = [...uses, Symbol('lane')];
    // Only lanes are symbols.
    const lanes = (): number => [...this.busy].filter((item) => typeof item === 'symbol').length;
    while (lanes() >= this.count || uses.some((item) => this.busy.has(item)))
      await new Promise<void>((wake) => this.waiting.push(wake));
    own.forEach((item) => this.busy.add(item));
    try {
      return await work();
    } finally {
      own.forEach((item) => this.busy.delete(item));
      this.waiting.splice(0).forEach((wake) => wake());
    }
  }
}
