/** Lets so many pieces of work run at once, and each thing be in use by one of them at a time. */
export class Semaphore {
  private running = 0;
  private readonly busy = new Set<unknown>();
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly count: number) {}

  /**
   * Runs some work when a slot and everything that it uses are free.
   *
   * @param uses what the work must have for itself, for example ports
   */
  async run<Result>(uses: readonly unknown[], work: () => Promise<Result>): Promise<Result> {
    while (this.running >= this.count || uses.some((item) => this.busy.has(item)))
      await new Promise<void>((wake) => this.waiting.push(wake));
    this.running += 1;
    uses.forEach((item) => this.busy.add(item));
    try {
      return await work();
    } finally {
      this.running -= 1;
      uses.forEach((item) => this.busy.delete(item));
      this.waiting.splice(0).forEach((wake) => wake());
    }
  }
}
