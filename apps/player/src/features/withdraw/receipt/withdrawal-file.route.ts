import { drawPages } from '#pdf'
import type { Route } from './+types/withdrawal-file.route.ts'
import { fileResponse } from '../../../shell/files/file-response.server.ts'
import { requireLocale } from '../../../shell/require-locale.ts'
import { siteContext } from '../../../shell/site-context.ts'
import { messagesOf } from '../../../shell/texts.server.ts'
import { readWithdrawal } from './read-withdrawal.server.ts'

/** The receipt of a withdrawal as a file; there is none before it is paid, nor when the bank returned it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const locale = requireLocale(site, params.locale)
  const { number, isPaid, issuer, facts } = await readWithdrawal(site, request, locale)
  if (!isPaid) throw new Response(null, { status: 404 })
  const { receipt } = messagesOf(site, locale).withdraw
  const content = await drawPages({
    language: locale,
    title: receipt.paidTitle,
    heading: [site.brand.appName, ...issuer],
    facts,
    notes: [receipt.note],
    writtenAt: new Date(),
  })
  return fileResponse('pdf', `withdrawal-${number}`, content)
}
