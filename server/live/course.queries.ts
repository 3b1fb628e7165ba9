import { sql, type Querier } from '#server/kernel/index.ts'

/** Figures of a day at the last measurement of one of its quarters of an hour. */
export type CoursePoint = {
  readonly quarter: number
  readonly rounds: number
  readonly stakeMinor: number
  readonly winMinor: number
  readonly depositsMinor: number
  readonly withdrawalsMinor: number
}

type Of = { readonly target: string; readonly day: string; readonly currency: string }

export async function listCourse(db: Querier, { target, day, currency }: Of): Promise<CoursePoint[]> {
  return db.query<CoursePoint>(sql`
    select quarter, rounds, stake_minor, win_minor, deposits_minor, withdrawals_minor from live.course
     where target = ${target} and day = ${day}::date and currency = ${currency} order by quarter`)
}

export async function saveCourse(
  db: Querier,
  { target, day, currency }: Of,
  at: Date,
  point: CoursePoint,
): Promise<void> {
  await db.query(sql`
    insert into live.course (target, day, currency, quarter, measured_at, rounds, stake_minor, win_minor, deposits_minor,
                             withdrawals_minor)
    values (${target}, ${day}::date, ${currency}, ${point.quarter}, ${at}, ${point.rounds}, ${point.stakeMinor},
            ${point.winMinor}, ${point.depositsMinor}, ${point.withdrawalsMinor})
        on conflict (target, day, currency, quarter) do update
       set measured_at = excluded.measured_at, rounds = excluded.rounds, stake_minor = excluded.stake_minor,
           win_minor = excluded.win_minor, deposits_minor = excluded.deposits_minor,
           withdrawals_minor = excluded.withdrawals_minor`)
}

/** Courses are compared with those of a week ago, so older ones are for nothing. */
export async function forgetCourses(db: Querier, target: string, before: string): Promise<void> {
  await db.query(sql`delete from live.course where target = ${target} and day < ${before}::date`)
}

/** One look at who is online and how many rounds the day has had. */
export type Sample = {
  readonly measuredAt: Date
  readonly day: string
  readonly online: number
  readonly rounds: number
}

export async function addSample(
  db: Querier,
  target: string,
  { measuredAt, day, online, rounds }: Sample,
): Promise<void> {
  await db.query(sql`
    insert into live.sample (target, measured_at, day, online, rounds)
    values (${target}, ${measuredAt}, ${day}::date, ${online}, ${rounds}) on conflict do nothing`)
}

export async function listSamples(db: Querier, target: string, since: Date): Promise<Sample[]> {
  return db.query<Sample>(sql`
    select measured_at, day, online, rounds from live.sample
     where target = ${target} and measured_at >= ${since} order by measured_at`)
}

export async function forgetSamples(db: Querier, target: string, before: Date): Promise<void> {
  await db.query(sql`delete from live.sample where target = ${target} and measured_at < ${before}`)
}
