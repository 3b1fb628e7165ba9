import { redirect } from 'react-router'
import { getInfoByReferenceNumber } from '#contract/capi-v1.1/funds.ts'
import { get as getPlayer } from '#contract/onling-v2/player.ts'
import type { Language } from '#config/shapes.ts'
import { apiFor, hasSession } from '../../shell/call-api.server.ts'
import { issuerOf } from '../../shell/files/issuer.ts'
import { paths } from '../../shell/paths.ts'
import type { Site } from '../../shell/site-context.ts'
import { messagesOf } from '../../shell/texts.server.ts'
import { receiptFacts } from './receipt-facts.ts'

/** The receipt of the deposit in the URL; 404 if it did not arrive. */
export async function readReceipt(site: Site, request: Request, locale: Language) {
  const referenceNumber = new URL(request.url).searchParams.get('number') ?? ''
  const back = paths.receipt(locale, referenceNumber)
  if (!hasSession(request)) throw redirect(paths.login(locale, back))
  const api = apiFor(site, request)
  const [paid, player] = await Promise.all([
    api(getInfoByReferenceNumber, { query: { referenceNumber } }),
    api(getPlayer, { query: {} }),
  ])
  if (!player.ok && player.status === 401) throw redirect(paths.login(locale, back))
  if (!paid.ok || !player.ok || paid.data.state !== 'settled') throw new Response(null, { status: 404 })
  const { firstName, surname, playerId } = player.data
  return {
    paymentId: paid.data.paymentId,
    number: paid.data.referenceNumber,
    issuer: issuerOf(site.brand, site.brandTexts[locale]?.footer.operator),
    facts: receiptFacts(paid.data, {
      locale,
      zone: site.market.timeZone,
      player: `${firstName} ${surname}, ${playerId}`,
      names: messagesOf(site, locale).deposit.receipt.facts,
    }),
  }
}
