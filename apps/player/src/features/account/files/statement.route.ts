import { redirect } from 'react-router'
import type { Route } from './+types/statement.route.ts'
import { hasSession } from '../../../shell/call-api.server.ts'
import { fileResponse } from '../../../shell/files/file-response.server.ts'
import { paths } from '../../../shell/paths.ts'
import { requireLocale } from '../../../shell/require-locale.ts'
import { siteContext } from '../../../shell/site-context.ts'
import { messagesOf } from '../../../shell/texts.server.ts'
import { readDays } from '../period.ts'
import { refusedDays } from './refuse-days.ts'
import { readStatement, statementCsv, statementPdf } from './statement.server.ts'

/** The statement of the account as a file, for the days in the query. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const locale = requireLocale(site, params.locale)
  const url = new URL(request.url)
  const kind = url.pathname.endsWith('.pdf') ? 'pdf' : 'csv'
  const { days, wrong } = readDays(url.searchParams)
  if (wrong) return refusedDays(wrong, messagesOf(site, locale).account.period)
  const statement = hasSession(request) ? await readStatement(site, request, { days, kind }) : undefined
  if (!statement) throw redirect(paths.login(locale, paths.account(locale)))
  const name = ['statement', days.from, days.to].filter(Boolean).join('-')
  const content =
    kind === 'csv'
      ? statementCsv(statement, { site, locale })
      : await statementPdf(statement, { site, locale, days, now: new Date() })
  return fileResponse(kind, name, content)
}
