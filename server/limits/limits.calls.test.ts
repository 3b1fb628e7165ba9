import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql, systemClock } from '#server/kernel/index.ts'
import { applyDue, judgeDeposit, judgeSignIn, refuseAllLimits } from './index.ts'
import { readSessionEnd } from './judge-sign-in.ts'
import { testLimits } from './test-limits.ts'

/** Wednesday noon in Bratislava. */
const START = new Date('2026-11-18T11:00:00Z')
const DAY = 86_400_000
const HOUR = 3_600_000

type Kit = Awaited<ReturnType<typeof testLimits>>
let cz: Kit
let sk: Kit
beforeAll(async () => {
  cz = await testLimits('CZE', START)
  sk = await testLimits('SVK', START)
})
afterAll(async () => {
  await cz?.close()
  await sk?.close()
})

const CZECH_KINDS = 10

describe('choosing limits', () => {
  test('each is set or explicitly refused, in one call or in several, and only once', async () => {
    cz.clock.set(START)
    const jana = await cz.newPlayer()
    const first = await cz.set(jana, [
      { kind: 'StakeDayCasinoLimit', value: cz.money(100_000) },
      { kind: 'LogonBreakWholeSystemLimit', value: null },
    ])
    expect(first.status).toBe(200)
    expect(first.body.notChosen).toHaveLength(CZECH_KINDS - 2)
    expect(await cz.limitOf(jana, 'StakeDayCasinoLimit')).toMatchObject({
      isChosen: true,
      isOptional: false,
      value: cz.money(100_000),
      present: cz.money(0),
      percent: 0,
      resetsAt: '2026-11-18T23:00:00.000Z',
      ruleId: 'CZ-09',
    })
    expect(await cz.limitOf(jana, 'LogonBreakWholeSystemLimit')).toMatchObject({ isChosen: true, value: null })

    const again = await cz.set(jana, [{ kind: 'StakeDayCasinoLimit', value: cz.money(200_000) }])
    expect(again).toMatchObject({ status: 422, body: { code: 'ERR_STATE_CHANGED' } })
    expect((await cz.set(jana, [{ kind: 'StakeDayCasinoLimit', value: cz.money(100_000) }])).status).toBe(200)
  })

  test('refuses other units, other currencies and values out of bounds; kinds of the other market are invalid input', async () => {
    const jana = await cz.newPlayer()
    const refused = (kind: string, value: object) => cz.set(jana, [{ kind, value }])
    for (const [kind, value] of [
      ['StakeDayCasinoLimit', { minutes: 10 }],
      ['StakeDayCasinoLimit', { amountMinor: 100, currency: 'EUR' }],
      ['StakeDayCasinoLimit', { amountMinor: -1, currency: 'CZK' }],
      ['LogonDurationDayWholeSystemLimit', { minutes: 1_441 }],
      ['LogonCountMonthWholeSystemLimit', { count: 0 }],
    ] as const)
      expect(await refused(kind, value)).toMatchObject({ status: 422, body: { code: 'ERR_AMOUNT_NOT_ALLOWED' } })
    expect((await refused('LossMonthCrashGameLimit', cz.money(1))).status).toBe(400)
    const twice = { kind: 'StakeDayCasinoLimit', value: null }
    expect((await cz.set(jana, [twice, twice])).status).toBe(400)
    expect((await cz.get(jana)).notChosen).toHaveLength(CZECH_KINDS)
  })

  test('Slovakia requires three kinds, and both markets offer four more', async () => {
    const { limits } = await sk.get(await sk.newPlayer())
    const kinds = (isOptional: boolean) =>
      limits
        .filter((one: { isOptional: boolean }) => one.isOptional === isOptional)
        .map(({ kind }: { kind: string }) => kind)
    expect(kinds(false).sort()).toEqual(['LossMonthCasinoLimit', 'LossMonthCrashGameLimit', 'StakeMonthCasinoLimit'])
    expect(kinds(true)).toHaveLength(4)
  })
})

const refuseOthers = (player: number) => cz.db.transaction((tx) => refuseAllLimits(cz.needs, tx, player))

describe('changing limits in CZE', () => {
  test('a tighter one takes effect at once, including earlier stakes, in the statement of the stake', async () => {
    cz.clock.set(START)
    const jana = await cz.newPlayer()
    await cz.set(jana, [{ kind: 'StakeDayCasinoLimit', value: cz.money(100_000) }])
    expect(await cz.play(jana, 60_000)).toBe(true)
    const { body } = await cz.update(jana, [{ kind: 'StakeDayCasinoLimit', value: cz.money(50_000) }])
    expect(body.warnings).toEqual([{ code: 'WRN_PLAYER_LIMITS_REACHED', kind: 'StakeDayCasinoLimit', percent: 120 }])
    expect(await cz.play(jana, 1)).toBe(false)
    cz.clock.advance(DAY)
    expect(await cz.play(jana, 50_000)).toBe(true)
    expect(await cz.play(jana, 1)).toBe(false)
  })

  test('a looser daily one waits 7 days, is shown, and then takes effect', async () => {
    cz.clock.set(START)
    const jana = await cz.newPlayer()
    await cz.set(jana, [{ kind: 'StakeDayCasinoLimit', value: cz.money(1_000) }])
    await cz.update(jana, [{ kind: 'StakeDayCasinoLimit', value: cz.money(2_000) }])
    const effectiveAt = '2026-11-25T11:00:00.000Z'
    expect(await cz.limitOf(jana, 'StakeDayCasinoLimit')).toMatchObject({
      value: cz.money(1_000),
      pending: { value: cz.money(2_000), askedAt: START.toISOString(), effectiveAt },
    })
    cz.clock.set(new Date(Date.parse(effectiveAt) - 1))
    await applyDue(cz.needs)
    expect(await cz.play(jana, 1_001)).toBe(false)
    cz.clock.set(new Date(effectiveAt))
    expect(await cz.limitOf(jana, 'StakeDayCasinoLimit')).toMatchObject({ value: cz.money(2_000), pending: null })
    await applyDue(cz.needs)
    expect(await cz.play(jana, 2_000)).toBe(true)
    expect(await cz.play(jana, 1)).toBe(false)
  })

  test.each(['StakeDayCasinoLimit', 'LossDayCasinoLimit'] as const)(
    'a looser %s that has taken effect is taken by the books once it is judged, before the worker writes it',
    async (kind) => {
      cz.clock.set(START)
      const jana = await cz.newPlayer()
      await cz.set(jana, [{ kind, value: cz.money(1_000) }])
      await refuseOthers(jana)
      await cz.update(jana, [{ kind, value: cz.money(2_000) }])
      const stake = (stakeMinor: number) => ({ playerId: jana, stakeMinor, game: 'casino' }) as const
      cz.clock.set(new Date('2026-11-25T10:59:59.999Z'))
      await expect(cz.gate.judgeAfresh(stake(1_001))).rejects.toMatchObject({
        details: { ruleId: expect.any(String), earliestAllowedAt: '2026-11-25T11:00:00.000Z' },
      })
      cz.clock.set(new Date('2026-11-25T11:00:00.000Z'))
      expect(await cz.play(jana, 1_001)).toBe(false)
      await cz.gate.judgeAfresh(stake(1_001))
      expect(await cz.play(jana, 1_001)).toBe(true)
      expect(await cz.play(jana, 1_000)).toBe(false)
      await expect(cz.gate.judgeAfresh(stake(1_000))).rejects.toMatchObject({ details: { ruleId: expect.any(String) } })
    },
  )

  test('a looser monthly one waits for the 1st, and not less than 7 days', async () => {
    cz.clock.set(START)
    const jana = await cz.newPlayer()
    await cz.set(jana, [{ kind: 'LossMonthCasinoLimit', value: cz.money(1_000) }])
    await cz.update(jana, [{ kind: 'LossMonthCasinoLimit', value: null }])
    expect((await cz.limitOf(jana, 'LossMonthCasinoLimit')).pending.effectiveAt).toBe('2026-11-30T23:00:00.000Z')
    cz.clock.set(new Date('2026-11-27T11:00:00Z'))
    await cz.update(jana, [{ kind: 'LossMonthCasinoLimit', value: cz.money(5_000) }])
    expect((await cz.limitOf(jana, 'LossMonthCasinoLimit')).pending.effectiveAt).toBe('2026-12-04T11:00:00.000Z')
  })

  test('a pending one is cancelled by the player, by a tighter request, and by requesting the value in force', async () => {
    cz.clock.set(START)
    const jana = await cz.newPlayer()
    const kind = 'StakeMonthCasinoLimit'
    const cancel = () => cz.post(jana, '/capi/PlayerAccount/v1/CancelLimitChange', { kind })
    const loosen = () => cz.update(jana, [{ kind, value: cz.money(9_000) }])
    await cz.set(jana, [{ kind, value: cz.money(1_000) }])
    expect((await cancel()).body.code).toBe('ERR_STATE_CHANGED')
    await loosen()
    expect((await cancel()).status).toBe(200)
    expect((await cz.limitOf(jana, kind)).pending).toBeNull()
    await loosen()
    await cz.update(jana, [{ kind, value: cz.money(500) }])
    expect(await cz.limitOf(jana, kind)).toMatchObject({ value: cz.money(500), pending: null })
    await loosen()
    await cz.update(jana, [{ kind, value: cz.money(500) }])
    expect(await cz.limitOf(jana, kind)).toMatchObject({ value: cz.money(500), pending: null })

    const { body } = await cz.asStaff('/capi/v2-onling/View/GetPlayerLimitUpdates', { playerId: String(jana) })
    expect(body.rows.map((row: { state: string }) => row.state)).toEqual([
      'cancelled',
      'in-force',
      'replaced',
      'cancelled',
      'past',
    ])
    expect(body.rows[0]).toMatchObject({ from: cz.money(500), to: cz.money(9_000), packId: 'CZE-2024-07-01' })
  })

  test('a longer break is the tighter one', async () => {
    cz.clock.set(START)
    const jana = await cz.newPlayer()
    const kind = 'LogonBreakWholeSystemLimit'
    await cz.set(jana, [{ kind, value: { minutes: 60 } }])
    await cz.update(jana, [{ kind, value: { minutes: 120 } }])
    expect(await cz.limitOf(jana, kind)).toMatchObject({ value: { minutes: 120 }, pending: null })
    await cz.update(jana, [{ kind, value: { minutes: 30 } }])
    expect(await cz.limitOf(jana, kind)).toMatchObject({ value: { minutes: 120 }, pending: { value: { minutes: 30 } } })
  })
})

describe('changing limits in SVK', () => {
  test('a tightened limit is not loosened in the same month: refused with the day on which it may be', async () => {
    sk.clock.set(START)
    const petr = await sk.newPlayer()
    const kind = 'LossMonthCasinoLimit'
    await sk.set(petr, [{ kind, value: sk.money(10_000) }])
    expect((await sk.update(petr, [{ kind, value: sk.money(5_000) }])).status).toBe(200)
    expect(await sk.limitOf(petr, kind)).toMatchObject({ changesLeft: 0, nextChangeAt: '2026-11-30T23:00:00.000Z' })
    const { status, body } = await sk.update(petr, [{ kind, value: sk.money(8_000) }])
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'ERR_NO_CHANGES_LEFT_THIS_MONTH',
      details: { ruleId: 'SK-06', earliestAllowedAt: '2026-11-30T23:00:00.000Z', packId: 'SVK-2020-07-01' },
    })
    expect(body.details.texts.sk).toMatch(/1\. decembra 2026/)

    sk.clock.set(new Date('2026-11-30T23:00:00Z'))
    expect((await sk.update(petr, [{ kind, value: sk.money(8_000) }])).status).toBe(200)
    expect((await sk.limitOf(petr, kind)).pending.effectiveAt).toBe('2026-12-07T23:00:00.000Z')
    const log = await sk.asStaff('/capi/BackOffice/v1/Law/ListDecisions', { playerId: String(petr), lang: 'sk' })
    expect(log.body.rows).toMatchObject([{ action: 'change-limit', refusal: { ruleId: 'SK-06' } }])
  })

  test('the same request again, as after a lost response, is no second change and postpones nothing', async () => {
    const player = await sk.newPlayer()
    await sk.set(player, [{ kind: 'StakeMonthCasinoLimit', value: sk.money(1_000) }])
    const request = [{ kind: 'StakeMonthCasinoLimit', value: sk.money(2_000) }]
    expect((await sk.update(player, request)).status).toBe(200)
    const { pending } = await sk.limitOf(player, 'StakeMonthCasinoLimit')
    sk.clock.advance(60_000)
    expect((await sk.update(player, request)).status).toBe(200)
    expect((await sk.limitOf(player, 'StakeMonthCasinoLimit')).pending).toEqual(pending)
  })

  test('of several changes in one call all are made or none', async () => {
    sk.clock.set(START)
    const petr = await sk.newPlayer()
    await sk.set(petr, [
      { kind: 'LossMonthCasinoLimit', value: sk.money(1_000) },
      { kind: 'StakeMonthCasinoLimit', value: sk.money(1_000) },
    ])
    await sk.update(petr, [{ kind: 'LossMonthCasinoLimit', value: sk.money(900) }])
    const both = await sk.update(petr, [
      { kind: 'StakeMonthCasinoLimit', value: sk.money(500) },
      { kind: 'LossMonthCasinoLimit', value: sk.money(500) },
    ])
    expect(both.status).toBe(422)
    expect((await sk.limitOf(petr, 'StakeMonthCasinoLimit')).value).toEqual(sk.money(1_000))
  })

  test('two changes at once: one is made, one is refused', async () => {
    sk.clock.set(START)
    const petr = await sk.newPlayer()
    const kind = 'StakeMonthCasinoLimit'
    await sk.set(petr, [{ kind, value: sk.money(1_000) }])
    const answers = await Promise.all([800, 700].map((value) => sk.update(petr, [{ kind, value: sk.money(value) }])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('twenty concurrent refusals are answered, and do not wait for each other’s connections', async () => {
    sk.clock.set(START)
    const petr = await sk.newPlayer()
    const kind = 'StakeMonthCasinoLimit'
    await sk.set(petr, [{ kind, value: sk.money(1_000) }])
    await sk.update(petr, [{ kind, value: sk.money(900) }])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sk.update(petr, [{ kind, value: sk.money(800) }])),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
  })

  test('crash losses have a limit of their own, counted before each stake', async () => {
    sk.clock.set(START)
    const petr = await sk.newPlayer()
    await sk.set(petr, [{ kind: 'LossMonthCrashGameLimit', value: sk.money(1_000) }])
    const crash = { playerId: petr, stakeMinor: 600, game: 'crash' } as const
    await sk.play(petr, 5_000)
    await sk.gate.judgeStake(crash)
    await sk.play(petr, 600, 0, 'crash')
    await expect(sk.gate.judgeStake(crash)).rejects.toMatchObject({
      code: 'ERR_LOSS_LIMIT_REACHED',
      details: { ruleId: 'SK-16', present: { value: 600 } },
    })
    await sk.gate.judgeStake({ ...crash, game: 'casino' })
    expect((await sk.limitOf(petr, 'LossMonthCrashGameLimit')).present).toEqual(sk.money(600))
  })
})

describe('sign-in and time', () => {
  const signIn = (player: number) => cz.db.transaction((tx) => judgeSignIn(cz.needs, tx, player))

  test('a sign-in over the month’s count is refused until the 1st', async () => {
    cz.clock.set(START)
    const jana = await cz.newPlayer()
    await cz.set(jana, [{ kind: 'LogonCountMonthWholeSystemLimit', value: { count: 2 } }])
    const past = (hours: number) => new Date(START.getTime() - hours * HOUR)
    cz.logons.set(jana, [{ openedAt: past(40), endedAt: past(39) }])
    expect(await signIn(jana)).toEqual({ sessionEndsAt: null })
    cz.logons.set(jana, [...(cz.logons.get(jana) ?? []), { openedAt: past(4), endedAt: past(3) }])
    await expect(signIn(jana)).rejects.toMatchObject({
      code: 'ERR_LIMIT_REACHED_LOGONCOUNTMONTH',
      details: { earliestAllowedAt: '2026-11-30T23:00:00.000Z' },
    })
    cz.clock.set(new Date('2026-11-30T23:00:00Z'))
    expect(await signIn(jana)).toEqual({ sessionEndsAt: null })
  })

  test('a session ends when the day’s time is used up; a tighter limit ends it sooner', async () => {
    cz.clock.set(START)
    const jana = await cz.newPlayer()
    const kind = 'LogonDurationDayWholeSystemLimit'
    await cz.set(jana, [{ kind, value: { minutes: 120 } }])
    cz.logons.set(jana, [{ openedAt: new Date(START.getTime() - HOUR), endedAt: new Date(START.getTime() - HOUR / 2) }])
    expect(await signIn(jana)).toEqual({ sessionEndsAt: new Date('2026-11-18T12:30:00Z') })
    cz.logons.set(jana, [...(cz.logons.get(jana) ?? []), { openedAt: START, endedAt: null }])
    cz.clock.advance(HOUR / 2)
    expect(await cz.limitOf(jana, kind)).toMatchObject({ present: { minutes: 60 }, percent: 50 })
    await cz.update(jana, [{ kind, value: { minutes: 70 } }])
    const end = new Date('2026-11-18T11:40:00Z')
    expect(cz.sessionEnds.get(jana)).toEqual(end)
    expect(await cz.db.transaction((tx) => readSessionEnd(cz.needs, tx, jana))).toEqual(end)
    const stake = { playerId: jana, stakeMinor: 100, game: 'casino' } as const
    await refuseOthers(jana)
    await cz.gate.judgeStake(stake)
    cz.clock.set(new Date('2026-11-18T11:40:00Z'))
    await expect(cz.gate.judgeStake(stake)).rejects.toMatchObject({ code: 'ERR_LIMIT_REACHED_LOGONDURATION' })
  })

  test('after signing out stakes wait for the break, signing in does not', async () => {
    cz.clock.set(START)
    const jana = await cz.newPlayer()
    await cz.set(jana, [{ kind: 'LogonBreakWholeSystemLimit', value: { minutes: 120 } }])
    await refuseOthers(jana)
    const ended = new Date(START.getTime() - HOUR)
    cz.logons.set(jana, [{ openedAt: new Date(START.getTime() - 2 * HOUR), endedAt: ended }])
    await signIn(jana)
    cz.logons.set(jana, [...(cz.logons.get(jana) ?? []), { openedAt: START, endedAt: null }])
    const stake = { playerId: jana, stakeMinor: 100, game: 'casino' } as const
    await expect(cz.gate.judgeStake(stake)).rejects.toMatchObject({
      code: 'ERR_LIMIT_REACHED_LOGONBREAK',
      details: { earliestAllowedAt: '2026-11-18T12:00:00.000Z' },
    })
    cz.clock.set(new Date('2026-11-18T12:00:00Z'))
    await cz.gate.judgeStake(stake)
  })

  test('nobody stakes before every limit is set or refused', async () => {
    cz.clock.set(START)
    const jana = await cz.newPlayer()
    const stake = { playerId: jana, stakeMinor: 100, game: 'casino' } as const
    await expect(cz.gate.judgeStake(stake)).rejects.toMatchObject({
      details: { lawCode: 'ERR_LIMITS_NOT_CHOSEN', ruleId: 'CZ-02', present: { value: CZECH_KINDS } },
    })
    await refuseOthers(jana)
    await cz.gate.judgeStake(stake)
  })
})

describe('what is shown', () => {
  test('a change is previewed on the last 90 days before it is made', async () => {
    cz.clock.set(new Date(START.getTime() - 100 * DAY))
    const jana = await cz.newPlayer()
    for (const [daysAgo, staked] of [
      [95, 9_000],
      [60, 3_000],
      [30, 1_000],
      [1, 500],
    ] as const) {
      cz.clock.set(new Date(START.getTime() - daysAgo * DAY))
      await cz.play(jana, staked)
    }
    cz.clock.set(START)
    const preview = await cz.post(jana, '/capi/PlayerAccount/v1/PreviewLimitChange', {
      kind: 'StakeDayCasinoLimit',
      value: cz.money(1_000),
    })
    expect(preview.body).toMatchObject({
      direction: 'tighter',
      effectiveAt: START.toISOString(),
      isAllowed: true,
      whatIf: {
        from: '2026-08-21',
        to: '2026-11-18',
        periods: 3,
        reached: 2,
        over: cz.money(2_000),
        greatest: cz.money(3_000),
      },
    })
    expect((await cz.limitOf(jana, 'StakeDayCasinoLimit')).isChosen).toBe(false)
  })

  test('statistics by day and by month agree with the books', async () => {
    cz.clock.set(new Date('2026-10-31T22:59:59Z'))
    const jana = await cz.newPlayer()
    await cz.play(jana, 1_000, 400)
    cz.clock.set(new Date('2026-10-31T23:00:00Z')) // 1 November in local time
    await cz.play(jana, 2_000, 5_000)
    cz.clock.set(START)
    for (let round = 0; round < 3; round += 1) await cz.play(jana, 100, 0)
    const statistics = async (by: string) =>
      (await cz.look(jana, '/capi/PlayerAccount/v1/GetPlayStatistics', { by })).body
    const months = await statistics('month')
    const days = await statistics('day')
    const told = ({ rows }: { rows: { period: string; rounds: number; netResult: object }[] }) =>
      rows.filter(({ rounds }) => rounds > 0).map(({ period, rounds, netResult }) => [period, rounds, netResult])
    expect(told(months)).toEqual([
      ['2026-11', 4, cz.money(2_700)],
      ['2026-10', 1, cz.money(-600)],
    ])
    expect(told(days)).toEqual([
      ['2026-11-18', 3, cz.money(-300)],
      ['2026-11-01', 1, cz.money(3_000)],
      ['2026-10-31', 1, cz.money(-600)],
    ])
    const [books] = await cz.db.query<{ staked: number; won: number }>(sql`
      select b.staked, b.won from ledger.balance b join wallet.wallet w using (account_id) where w.player_id = ${jana}`)
    expect(months.total).toMatchObject({ staked: cz.money(books?.staked ?? -1), won: cz.money(books?.won ?? -1) })
  })

  test('at 80 % there is one event per period as a warning', async () => {
    cz.clock.set(START)
    const jana = await cz.newPlayer()
    await cz.set(jana, [{ kind: 'StakeDayCasinoLimit', value: cz.money(1_000) }])
    await cz.db.transaction((tx) => refuseAllLimits(cz.needs, tx, jana))
    const stake = { playerId: jana, stakeMinor: 1, game: 'casino' } as const
    const events = async () =>
      cz.db.query<{ payload: { playerId: number; percent: number } }>(sql`
        select payload from kernel.outbox where name = 'limits.nearly-reached' order by id`)
    const ofJana = async () => (await events()).filter(({ payload }) => payload.playerId === jana)
    await cz.play(jana, 799)
    await cz.gate.judgeStake(stake)
    expect(await ofJana()).toEqual([])
    await cz.play(jana, 1)
    for (let minute = 0; minute < 3; minute += 1) {
      cz.clock.advance(61_000)
      await cz.gate.judgeStake(stake)
    }
    expect(await ofJana()).toMatchObject([{ payload: { percent: 80 } }])
  })

  test('staff see the limits as the player does, and nobody else’s', async () => {
    cz.clock.set(START)
    const jana = await cz.newPlayer()
    await cz.set(jana, [{ kind: 'LossDayCasinoLimit', value: cz.money(7_000) }])
    const { body } = await cz.asStaff('/capi/BackOffice/v1/Player/GetLimits', { playerId: String(jana) })
    expect(body).toEqual(await cz.get(jana))
    for (const path of ['/capi/BackOffice/v1/Player/GetLimits', '/capi/v2-onling/View/GetPlayerLimitUpdates'])
      expect((await cz.asStaff(path, { playerId: '1' })).body.code).toBe('ERR_PLAYER_NOT_FOUND')
  })

  test('a deposit over the chosen limit is refused', async () => {
    // The books date deposits by the database's own time.
    cz.clock.set(systemClock.now())
    const jana = await cz.newPlayer()
    await cz.set(jana, [{ kind: 'DepositDayWholeSystemLimit', value: cz.money(100_000_500) }])
    await judgeDeposit(cz.needs, jana, 500)
    await expect(judgeDeposit(cz.needs, jana, 501)).rejects.toMatchObject({
      details: { lawCode: 'ERR_DEPOSIT_LIMIT_REACHED', present: { value: 100_000_000 } },
    })
  })
})

test('a process is notified of a change elsewhere, and caches nothing too long', async () => {
  cz.clock.set(START)
  const jana = await cz.newPlayer()
  await cz.db.transaction((tx) => refuseAllLimits(cz.needs, tx, jana))
  const stake = { playerId: jana, stakeMinor: 100, game: 'casino' } as const
  await cz.gate.judgeStake(stake)
  cz.logons.set(jana, [{ openedAt: new Date(START.getTime() - HOUR), endedAt: new Date(START.getTime() - 1) }])
  await cz.update(jana, [{ kind: 'LogonBreakWholeSystemLimit', value: { minutes: 60 } }])
  expect(cz.control).toContainEqual({ topic: 'limits-changed', id: String(jana) })
  cz.gate.onMessage({ topic: 'limits-changed', id: String(jana) })
  await expect(cz.gate.judgeStake(stake)).rejects.toMatchObject({ code: 'ERR_LIMIT_REACHED_LOGONBREAK' })
})
