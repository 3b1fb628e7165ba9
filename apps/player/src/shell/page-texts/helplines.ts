import type { MarketKey } from '#config/market.ts'

/** Free helplines for gambling problems in each market. Names are proper names and are not translated. */
export const HELPLINES: Readonly<
  Record<
    MarketKey,
    readonly { readonly name: string; readonly phone?: string; readonly href?: string; readonly isAlways?: true }[]
  >
> = {
  CZE: [
    { name: 'Národní linka pro odvykání', phone: '800 350 000', href: 'https://www.narodnilinka.cz' },
    { name: 'Linka první psychické pomoci', phone: '116 123', isAlways: true },
  ],
  SVK: [
    { name: 'Chcem pomoc', href: 'https://www.chcempomoc.sk' },
    { name: 'Linka dôvery Nezábudka', phone: '0800 800 566', isAlways: true },
  ],
}
