import { formatMoney } from '#money'
import { amountText } from '#exchange/aisg/records.ts'
import { csvLine, escapeMarkup } from '#server/kernel/index.ts'
import type { Operator } from '../needs.ts'
import { statementTexts } from './statement-texts.ts'
import type { StoredStatement } from './statements.queries.ts'

const MARKS = { separator: ';', fraction: ',' }

/** A line for each game of each levy, then one for the levy itself, with an empty game. */
export function writeStatementCsv({ periodFrom, periodTo, rows }: StoredStatement): string {
  const head = 'from to rule games currency game rounds stake win jackpot base basisPoints levy'.split(' ')
  const lines = rows.flatMap((row) => {
    const { ruleId, games, currency, basisPoints, levyMinor, ofGames } = row
    const line = (game: string, of: (typeof ofGames)[number] | typeof row, levy: string) =>
      csvLine(
        [
          periodFrom,
          periodTo,
          ruleId,
          games,
          currency,
          game,
          of.rounds,
          decimal(of.stakeMinor),
          decimal(of.winMinor),
          decimal(of.jackpotMinor),
          decimal(of.baseMinor),
          basisPoints,
          levy,
        ],
        MARKS,
      )
    return [...ofGames.map((game) => line(game.gameKey, game, '')), line('', row, decimal(levyMinor))]
  })
  return [csvLine(head, MARKS), ...lines].join('')
}

/**
 * With a decimal comma, as in the markets' spreadsheets; a negative one begins with U+2212, so that no formula can
 * start.
 */
const decimal = (minor: number): string => amountText(minor).replace('.', ',').replace('-', '\u2212')

/** The statement as a page to print and sign. */
export function writeStatementDocument(
  { periodFrom, periodTo, version, rows, hash, approvedAt, askedByName, signedByName, reason }: StoredStatement,
  { language, operator }: { readonly language: 'cs' | 'sk'; readonly operator: Operator },
): string {
  const t = statementTexts[language]
  const cell = (text: string | number) => `<td>${escapeMarkup(String(text))}</td>`
  const tables = rows.map((row) => {
    const money = (amountMinor: number) => formatMoney({ amountMinor, currency: row.currency }, language)
    const line = (name: string, of: (typeof row.ofGames)[number] | typeof row) =>
      `<tr>${[name, of.rounds, money(of.stakeMinor), money(of.winMinor), money(of.jackpotMinor), money(of.baseMinor)]
        .map(cell)
        .join('')}</tr>`
    const percent = (row.basisPoints / 100).toLocaleString(language)
    return [
      `<h2>${escapeMarkup(row.ruleId)}</h2><p>${escapeMarkup(row.summary)} ${escapeMarkup(row.source)} (${t.confidence[row.confidence]})</p>`,
      `<table><thead><tr>${t.columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>`,
      ...row.ofGames.map((game) => line(game.name, game)),
      `</tbody><tfoot>${line(t.sum, row)}</tfoot></table>`,
      `<p><strong>${t.due}: ${escapeMarkup(money(row.levyMinor))}</strong> (${percent} %)</p>`,
    ].join('\n')
  })
  const title = `${t.title} ${periodFrom} – ${periodTo}`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>
<style>body{font-family:sans-serif;margin:2rem}table{border-collapse:collapse}td,th{border:1px solid;padding:.25rem .5rem;text-align:left}</style>
</head><body>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(operator.name)}, ${escapeMarkup(operator.number)} · ${t.version} ${version}</p>
${tables.join('\n')}
<p>${t.approved}: ${escapeMarkup(askedByName)}, ${escapeMarkup(signedByName)}, ${approvedAt.toISOString()}. ${escapeMarkup(reason)}</p>
<p>SHA-256 ${hash}</p>
</body></html>
`
}
