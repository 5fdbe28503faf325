/**
 * A room's clock as somebody with a stopwatch would keep it: second by second, without a formula of the real one. Whole
 * seconds; made to be compared with the rules' own.
 */
export class RoomModel {
  private now = 0;
  status = 0;
  playing = false;
  shown = 0;
  endedAt: number | null = null;
  private unseen = 0;
  private readonly limits: readonly [usual: number, extended: number];
  private readonly lifetime: number;
  private limit: number;

  /** Ages in seconds; the room was made at second 0. */
  constructor(limits: readonly [usual: number, extended: number], lifetime: number) {
    this.limits = limits;
    this.lifetime = lifetime;
    this.limit = limits[0];
  }

  /** Lets seconds go by. While nothing runs only the room's last second matters. */
  wait(seconds: number): void {
    const until = this.now + seconds;
    while (this.playing && this.now < until) this.tick();
    this.now = until;
    if (this.status < 2 && this.now >= this.lifetime) this.end(4, this.lifetime);
  }

  private tick(): void {
    this.now += 1;
    this.shown += 1;
    this.unseen += 1;
    if (this.shown >= this.limit) this.end(3, this.now);
    else if (this.now >= this.lifetime) this.end(4, this.now);
    else if (this.unseen >= 60) this.playing = false;
  }

  start(extended: boolean): void {
    if (this.status >= 2 || this.playing) return;
    if (this.status === 0 && extended) this.limit = this.limits[1];
    this.status = 1;
    this.playing = true;
    this.unseen = 0;
  }

  pause(): void {
    this.playing = false;
  }

  beat(): void {
    if (this.playing) this.unseen = 0;
  }

  wrong(times: number): void {
    if (this.status >= 2) return;
    for (let time = 0; time < times; time += 1) this.shown += 15;
    if (this.shown >= this.limit) this.end(3, this.now);
  }

  leave(status: 2 | 3): void {
    if (this.status < 2) this.end(status, this.now);
  }

  private end(status: number, at: number): void {
    this.shown = Math.min(this.shown, this.limit);
    this.status = status;
    this.playing = false;
    this.endedAt = at;
  }
}
