import type { Language } from '#config/shapes.ts'
import { allPartners } from '#partners/facts.ts'
import { partnerTexts } from '#partners/texts.ts'

export type Tree = { readonly [key: string]: string | Tree }

/** Placeholder in texts for the partner that keeps players' wallets. */
const WALLET_PARTNER = '{walletPartner}'
const walletPartner = allPartners.find(({ method }) => method?.way === 'wallet')?.name ?? ''

/** Texts of a language with those of the partners: their methods and payouts, and the name of the wallet partner. */
export function withPartners(texts: Tree, language: Language): Tree {
  const { account = {}, withdraw = {}, ...others } = named(texts)
  const payouts = Object.values(partnerTexts).flatMap((one) => Object.entries(one.payouts ?? {}))
  const methods = allPartners.flatMap(({ key, method }) => {
    const history = partnerTexts[key]?.method?.history
    return method && history ? [[method.name, { history }] as const] : []
  })
  const history = [...methods, ...payouts].flatMap(([method, one]) =>
    one.history ? [[method, one.history[language]] as const] : [],
  )
  return {
    ...others,
    account: withMore(account, { methods: Object.fromEntries(history) }),
    withdraw: withMore(withdraw, {
      ways: Object.fromEntries(payouts.map(([method, { way }]) => [method, way[language]])),
      wayNotes: Object.fromEntries(payouts.map(([method, { note }]) => [method, note[language]])),
    }),
  }
}

function withMore(texts: string | Tree, more: Readonly<Record<string, Tree>>): string | Tree {
  if (typeof texts === 'string') return texts
  const joined = Object.entries(more).map(([key, one]) => [key, { ...Object(texts[key]), ...one }] as const)
  return { ...texts, ...Object.fromEntries(joined) }
}

const named = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replaceAll(WALLET_PARTNER, walletPartner) : named(text),
    ]),
  )
