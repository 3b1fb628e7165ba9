import { moneyStylesOf } from '#money'
import { writeNumber } from '../../shell/number-style.ts'

type Described = { readonly name: string; readonly rtp: string; readonly provider: { readonly name: string } }

/** What a search engine and a shared link say of a game: its return as the pages write it, never rounded up. */
export function aboutGame({ name, rtp, provider }: Described, locale: string): string {
  return `${name}: RTP ${writeNumber(Number(rtp), moneyStylesOf(locale).plain)} %, ${provider.name}.`
}
