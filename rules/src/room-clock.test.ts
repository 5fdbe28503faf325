import { describe, expect, test } from "vitest";
import { type Level, levels } from "./levels.ts";
import { type Random, randomFrom } from "./random.ts";
import {
  beat,
  charge,
  dueAt,
  elapsed,
  finish,
  isOver,
  limitOf,
  newClock,
  pause,
  type RoomClock,
  roomLives,
  settle,
  start,
} from "./room-clock.ts";
import { RoomModel } from "./test-room-model.ts";

const made = Date.UTC(2026, 10, 22, 9);
const histories = 10_000;

describe("beside a stopwatch", () => {
  test(`${histories} random histories come out the same, whoever looks and when`, () => {
    const ends = [0, 0, 0, 0, 0];
    for (let number = 0; number < histories; number += 1) {
      const status = live(randomFrom(`room ${number}`), `history ${number}`);
      ends[status] = (ends[status] ?? 0) + 1;
    }
    // every end is met often, so that none is true for want of trying
    for (const times of ends) expect(times).toBeGreaterThan(histories / 100);
  });
});

/** One room's life: the clock is asked only now and then, the model counts each second. */
function live(random: Random, name: string): number {
  const level = random.whole(0, 5) as Level;
  const limit = limitOf(level) / 1000;
  const model = new RoomModel([limit, limit * 3], roomLives / 1000);
  let clock = newClock(level, made);
  let now = 0;
  const pass = (seconds: number) => {
    now += seconds;
    model.wait(seconds);
  };
  // half of them begin when the week is nearly over
  if (random.chance(0.5)) pass(roomLives / 1000 - random.whole(1, 4 * limit));
  for (let step = random.whole(0, 60); step > 0; step -= 1) {
    pass(waits(random));
    clock = act(random, clock, model, made + now * 1000);
    if (random.chance(0.5)) compare(clock, model, made + now * 1000, `${name}, ${now} s`);
  }
  compare(clock, model, made + now * 1000, `${name} at its end`);
  return model.status;
}

function waits(random: Random): number {
  const most = random.pick([0, 20, 20, 59, 60, 61, 300, 300, 4000, 100_000]);
  return random.chance(0.3) ? most : random.whole(0, most);
}

function act(random: Random, clock: RoomClock, model: RoomModel, now: number): RoomClock {
  switch (random.whole(0, 11)) {
    case 0:
    case 1:
    case 2: {
      const extended = random.chance(0.2);
      model.start(extended);
      return start(clock, now, extended);
    }
    case 3:
      model.pause();
      return pause(clock, now);
    case 4:
    case 5:
    case 6:
      model.beat();
      return beat(clock, now);
    case 7:
    case 8: {
      const times = random.pick([0, 1, 1, 1, 2, 3, 60]);
      model.wrong(times);
      return charge(clock, now, times);
    }
    case 9: {
      // most go on
      if (random.chance(0.7)) return settle(clock, now);
      const solved = random.chance(0.5);
      model.leave(solved ? 2 : 3);
      return finish(clock, now, solved ? "solved" : "failed");
    }
    default:
      // nobody asks, and nothing is lost by it
      return clock;
  }
}

function compare(clock: RoomClock, model: RoomModel, now: number, when: string): void {
  const settled = settle(clock, now);
  const due = dueAt(clock);
  const found = {
    status: settled.status,
    playing: settled.running !== null,
    shown: elapsed(settled, now) / 1000,
    unsettled: elapsed(clock, now) / 1000,
    endedAt: settled.finishedAt === null ? null : (settled.finishedAt - made) / 1000,
    due: due !== null && due <= now,
  };
  const { status, playing, shown, endedAt } = model;
  expect(found, when).toEqual({ status, playing, shown, unsettled: shown, endedAt, due: settled !== clock });
}

describe("when the machine's clock jumps", () => {
  test("60 jumps: elapsed never falls, and no 20 seconds cost more than 60", () => {
    const random = randomFrom("jumps");
    let offset = made;
    let clock = start(newClock(0, made), made);
    let shown = 0;
    let jumps = 0;
    for (let real = 20; jumps < 60; real += 20) {
      if (random.chance(0.5)) {
        jumps += 1;
        offset += random.pick([-1, 1]) * random.whole(1, 7200) * 1000;
      }
      const now = offset + real * 1000;
      const before = clock;
      // what is read between two signs counts too
      expect(elapsed(before, now)).toBeGreaterThanOrEqual(shown);
      clock = random.chance(0.8) ? beat(before, now) : start(pause(before, now), now);
      const after = elapsed(clock, now);
      expect(after).toBeGreaterThanOrEqual(shown);
      expect(after - shown).toBeLessThanOrEqual(60_000);
      shown = after;
      if (!clock.running) clock = start(clock, now);
      if (isOver(clock)) {
        clock = start(newClock(0, now), now);
        shown = 0;
      }
    }
  });

  test("back by an hour: what was seen is kept, and the clock goes on from there", () => {
    const playing = beat(start(newClock(2, made), made), made + 20_000);
    const back = made - 3_600_000;
    expect(elapsed(playing, back)).toBe(20_000);
    const seen = beat(playing, back);
    expect(elapsed(seen, back + 20_000)).toBe(40_000);
  });

  test("forwards by an hour: a minute is lost, and the room is paused", () => {
    const playing = start(newClock(2, made), made);
    const settled = beat(playing, made + 3_600_000);
    expect(settled).toMatchObject({ status: 1, running: null, spent: 60_000 });
  });
});

test.each(levels.map((name, level) => [name, level as Level, [60, 55, 50, 45, 40, 40][level] ?? 0] as const))(
  "%s has its minutes, and three times as many where more time is chosen before the start",
  (_, level, minutes) => {
    const clock = newClock(level, made);
    expect(clock.limit).toBe(minutes * 60_000);
    expect(start(clock, made, true).limit).toBe(3 * minutes * 60_000);
    const stood = pause(start(clock, made), made + 1000);
    expect(start(stood, made + 2000, true).limit).toBe(minutes * 60_000);
  },
);

test("a late answer is charged for when it arrived, though its learner was seen after it", () => {
  const seen = beat(start(newClock(0, made), made), made + 20_000);
  const charged = charge(seen, made + 15_000, 1);
  expect(elapsed(charged, made + 30_000)).toBe(45_000);
});
