import { redirect } from 'react-router'
import type { Language } from '#config/shapes.ts'
import { getOwnWithdrawal } from '#contract/play-v1/own-withdrawal.ts'
import { get as getPlayer } from '#contract/onling-v2/player.ts'
import { partnerOfMethod, payoutTargetOf } from '#contract/shapes/payment-names.ts'
import { apiFor, hasSession } from '../../../shell/call-api.server.ts'
import { issuerOf } from '../../../shell/files/issuer.ts'
import { paths } from '../../../shell/paths.ts'
import type { Site } from '../../../shell/site-context.ts'
import { messagesOf } from '../../../shell/texts.server.ts'
import { withdrawalFacts } from './withdrawal-facts.ts'

/** The withdrawal in the URL, for its page and its file; 404 if the player has none with this number. */
export async function readWithdrawal(site: Site, request: Request, locale: Language) {
  const referenceNumber = new URL(request.url).searchParams.get('number') ?? ''
  const back = paths.withdrawal(locale, referenceNumber)
  if (!hasSession(request)) throw redirect(paths.login(locale, back))
  const api = apiFor(site, request)
  const [found, player] = await Promise.all([
    api(getOwnWithdrawal, { query: { referenceNumber } }),
    api(getPlayer, { query: {} }),
  ])
  if (!player.ok && player.status === 401) throw redirect(paths.login(locale, back))
  if (!found.ok || !player.ok) throw new Response(null, { status: 404 })
  const { state, method, accountHint, paidAt } = found.data
  const { firstName, surname, playerId } = player.data
  const { withdraw, account } = messagesOf(site, locale)
  const { states, receipt } = withdraw
  const named: unknown = Reflect.get(account.methods, method)
  const to = payoutTargetOf(method) === 'card' ? receipt.card : receipt.account
  return {
    number: found.data.referenceNumber,
    state,
    isPaid: paidAt !== null,
    issuer: issuerOf(site.brand, site.brandTexts[locale]?.footer.operator),
    facts: withdrawalFacts(found.data, {
      locale,
      zone: site.market.timeZone,
      player: `${firstName} ${surname}, ${playerId}`,
      names: receipt.facts,
      words: {
        by: typeof named === 'string' ? named : (partnerOfMethod(method)?.name ?? method),
        state: states[state],
        to: to.replace('{hint}', accountHint),
      },
    }),
  }
}
