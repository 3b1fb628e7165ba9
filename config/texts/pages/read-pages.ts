import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarketKey } from '../../market.ts'
import type { Language } from '../../shapes.ts'
import type { FormOfAddress } from '../form-of-address.ts'

/** A page as the product brings it: the first version of an installation (server/content). */
export type FirstPageText = { readonly page: string; readonly title: string; readonly text: string }

const MARKET_LINE = /^(CZE|SVK)\| ?/

/**
 * Pages of one language in a market. A page begins with `=== name: title`; a line that begins with `CZE| ` or `SVK| ` is only for
 * that market. In the informal form, pages without legal wording that address the player are those of `informal/`.
 */
export function readFirstPages(
  language: Language,
  market: MarketKey,
  address: FormOfAddress = 'formal',
  folder = import.meta.dirname,
): FirstPageText[] {
  const formal = readPages(join(folder, `${language}.md`), market)
  const variants = join(folder, 'informal', `${language}.md`)
  if (address === 'formal' || !existsSync(variants)) return formal
  const informal = new Map(readPages(variants, market).map((page) => [page.page, page]))
  return formal.map((page) => informal.get(page.page) ?? page)
}

function readPages(path: string, market: MarketKey): FirstPageText[] {
  const whole = readFileSync(path, 'utf8')
  return whole
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n')
      const [, page = '', title = ''] = /^(\w+): (.+)$/.exec(head) ?? []
      const kept = lines.filter((line) => (MARKET_LINE.exec(line)?.[1] ?? market) === market)
      return {
        page,
        title,
        text: kept
          .map((line) => line.replace(MARKET_LINE, ''))
          .join('\n')
          .trim(),
      }
    })
}
