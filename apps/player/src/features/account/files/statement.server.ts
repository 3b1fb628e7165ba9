import type { Language } from '#config/shapes.ts'
import type { ReplyOf } from '#contract/call.ts'
import { getHistory } from '#contract/capi-v1.1/funds.ts'
import { partnerOfMethod } from '#contract/shapes/payment-names.ts'
import { formatMoney } from '#money'
import { drawPages } from '#pdf'
import { apiFor } from '../../../shell/call-api.server.ts'
import { issuerOf } from '../../../shell/files/issuer.ts'
import { readRows } from '../../../shell/files/read-rows.server.ts'
import { csvAmount, writeCsv } from '../../../shell/files/write-csv.ts'
import type { Site } from '../../../shell/site-context.ts'
import { messagesOf } from '../../../shell/texts.server.ts'
import { periodOfDays, type Days } from '../period.ts'
import { cashSums } from './cash-sums.ts'

type Entry = ReplyOf<typeof getHistory>['rows'][number]
type Statement = { readonly rows: readonly Entry[]; readonly isCut: boolean }

const ROWS_MAX = { csv: 5_000, pdf: 1_000 } as const

/** Movements of a period; undefined without a session. */
export async function readStatement(
  site: Site,
  request: Request,
  { days, kind }: { readonly days: Days; readonly kind: keyof typeof ROWS_MAX },
): Promise<Statement | undefined> {
  const api = apiFor(site, request)
  const period = periodOfDays(days, site.market.timeZone)
  return readRows<Entry>((query) => api(getHistory, { query: { ...query, ...period } }), ROWS_MAX[kind])
}

/** The statement as CSV: a line for each movement. */
export function statementCsv(
  { rows, isCut }: Statement,
  { site, locale }: { readonly site: Site; readonly locale: Language },
): string {
  const t = messagesOf(site, locale).account
  const zone = site.market.timeZone
  const { statement } = t
  const head = [statement.time, statement.what, statement.payment, statement.part, statement.amount, t.balanceAfter]
  return writeCsv([
    ...(isCut ? [[statement.cut]] : []),
    [...head, statement.currency],
    ...rows.map((row) => [
      writeMoment(row.createdAt, locale, zone),
      nameOf(t.kinds, row.kind),
      paymentOf(row, t.methods),
      row.part === 'cash' ? '' : t.parts[row.part],
      csvAmount(row.creditMinor - row.debitMinor),
      csvAmount(row.balanceAfter.amountMinor),
      row.balanceAfter.currency,
    ]),
  ])
}

/** The statement as PDF, with the issuer and the period. */
export async function statementPdf(
  { rows, isCut }: Statement,
  {
    site,
    locale,
    days,
    now,
  }: { readonly site: Site; readonly locale: Language; readonly days: Days; readonly now: Date },
): Promise<Buffer> {
  const t = messagesOf(site, locale).account
  const { statement } = t
  const zone = site.market.timeZone
  const currency = site.market.currency.code
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale)
  const sums = cashSums({ rows, isCut })
  return drawPages({
    language: locale,
    title: statement.title,
    heading: [site.brand.appName, ...issuerOf(site.brand, site.brandTexts[locale]?.footer.operator)],
    facts: [
      [statement.period, writePeriod(days, locale, statement.all)],
      [statement.writtenAt, writeMoment(now.toISOString(), locale, zone)],
      ...(sums
        ? ([
            [statement.in, money(sums.inMinor)],
            [statement.out, money(sums.outMinor)],
          ] as const)
        : []),
    ],
    ...(isCut ? { notice: statement.cut } : {}),
    table: {
      columns: [
        { name: statement.time, share: 3 },
        { name: statement.what, share: 3 },
        { name: statement.payment, share: 3 },
        { name: statement.amount, share: 2, isNumber: true },
        { name: t.balanceAfter, share: 2, isNumber: true },
      ],
      rows: rows.map((row) => [
        writeMoment(row.createdAt, locale, zone),
        row.part === 'cash' ? nameOf(t.kinds, row.kind) : `${nameOf(t.kinds, row.kind)} (${t.parts[row.part]})`,
        paymentOf(row, t.methods),
        money(row.creditMinor - row.debitMinor),
        formatMoney(row.balanceAfter, locale),
      ]),
    },
    notes: [statement.note],
    writtenAt: now,
  })
}

/** A time as written in files: in the market's time zone. */
export function writeMoment(at: string, locale: string, zone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: zone }).format(
    new Date(at),
  )
}

function writePeriod({ from, to }: Days, locale: string, all: string): string {
  const day = (text: string) =>
    text ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(text)) : '…'
  return from || to ? `${day(from)} – ${day(to)}` : all
}

const nameOf = (names: object, key: string): string => {
  const name: unknown = Reflect.get(names, key)
  return typeof name === 'string' ? name : key
}

function paymentOf({ payment }: Entry, methods: object): string {
  if (!payment) return ''
  const method: unknown = Reflect.get(methods, payment.method)
  return `${typeof method === 'string' ? method : (partnerOfMethod(payment.method)?.name ?? payment.method)} ${payment.referenceNumber}`
}
