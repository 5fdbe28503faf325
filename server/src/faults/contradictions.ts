/** What can never be true of the tables together, and a query that finds it. */
export const contradictions: Readonly<Record<string, string>> = {
  "points that are not the ledger's sum": `select l.id, l.points, s.points given from learner l
    left join (select learner, sum(points)::int points from award group by learner) s on s.learner = l.id
    where l.points <> coalesce(s.points, 0)`,
  "tallies that are not what is counted": `select coalesce(t.learner, e.learner) learner, t, e from tally t
    full join (select learner, kind, count(*) created, count(score) completed,
      count(completed_at) - count(score) lost, coalesce(sum(score), 0) score_sum
      from exercise where room is null group by learner, kind) e on e.learner = t.learner and e.kind = t.kind
    where (t.created, t.completed, t.lost, t.score_sum) is distinct from
      (e.created, e.completed, e.lost, e.score_sum)`,
  "day counts that are not what was created": `select c.learner, c.count, e.count made from
    (select learner, kind, sum(count) count from day_counter group by 1, 2) c
    full join (select learner, kind, count(*) count from exercise where room is null
      group by 1, 2) e using (learner, kind)
    where c.count is distinct from e.count`,
  "completed exercises without their one award": `select e.id from exercise e
    left join award a on a.learner = e.learner and a.exercise = e.id
    where (e.score is not null and e.room is null) <> (a.exercise is not null)`,
  "days of practice that are not the ledger's sum": `select coalesce(d.learner, a.learner) learner, d, a from
    (select learner, sum(completed) completed, sum(points) points from practice_day group by 1) d
    full join (select learner, count(*) completed, sum(points) points from award group by 1) a using (learner)
    where (d.completed, d.points) is distinct from (a.completed, a.points)`,
  "awards of no exercise": `select a.exercise from award a
    left join exercise e on e.learner = a.learner and e.id = a.exercise where e.id is null`,
  "half-completed exercises": `select id from exercise
    where (completed_at is null, score is null, evaluation is null) not in
      ((true, true, true), (false, false, false)) and not (kind = 'escape-room' and score is null and evaluation is null)`,
  "rooms that tell another status than their clock": `select r.exercise, r.status, e.facts, e.completed_at from room r
    join exercise e on e.learner = r.learner and e.id = r.exercise
    where (e.facts->>'status')::int <> r.status or (e.completed_at is null) <> (r.status < 2)`,
  "rooms without nine pieces": `select learner, room, count(*) from exercise where room is not null group by 1, 2
    having count(*) <> 9 or count(distinct place) <> 9`,
  "keys that name nothing": `select k.key from idempotency_key k
    left join exercise e on e.learner = k.learner and e.id = k.made where e.id is null`,
};
