import { drawPages } from '#pdf'
import type { Route } from './+types/receipt-file.route.ts'
import { fileResponse } from '../../shell/files/file-response.server.ts'
import { requireLocale } from '../../shell/require-locale.ts'
import { siteContext } from '../../shell/site-context.ts'
import { messagesOf } from '../../shell/texts.server.ts'
import { readReceipt } from './read-receipt.server.ts'

/** The receipt of a deposit as a file. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const locale = requireLocale(site, params.locale)
  const { number, issuer, facts } = await readReceipt(site, request, locale)
  const { receipt } = messagesOf(site, locale).deposit
  const content = await drawPages({
    language: locale,
    title: receipt.title,
    heading: [site.brand.appName, ...issuer],
    facts,
    notes: [receipt.note],
    writtenAt: new Date(),
  })
  return fileResponse('pdf', `deposit-${number}`, content)
}
