import type { createClient } from '#client'
import { getSeries } from '#contract/play-v1/series.ts'
import type { ScratchText } from '#games/engines/scratch/description/texts.ts'
import type { Words } from '#games/kit/description/description.ts'
import { element } from '../play/page.ts'
import { fillSections } from './fill-sections.ts'

type Needs = {
  readonly client: ReturnType<typeof createClient>
  readonly words: Words<ScratchText>
  readonly gameKey: string
  readonly mode: 'real' | 'demo'
  readonly stakeMinor: number
}

/** The prizes that are left in the series on sale, and its fingerprint, read when the sheet is opened. */
export function fillSeries({ client, words, gameKey, mode, stakeMinor }: Needs): HTMLElement {
  const { say, money, number } = words
  const place = element('div', '', 'series')
  place.setAttribute('aria-live', 'polite')
  void client(getSeries, { query: { gameKey, mode, stakeMinor } }).then((answer) => {
    if (!answer.ok) return place.replaceChildren(element('p', say('seriesUnknown'), 'alert'))
    // The newest first; a series may not exist before the first ticket of its price is sold.
    const onSale = answer.data.series.findLast(({ sold, tickets }) => sold < tickets)
    if (!onSale) return
    const title = say('seriesState', {
      number: onSale.number,
      sold: number(onSale.sold),
      tickets: number(onSale.tickets),
    })
    const rows = onSale.prizes
      .toReversed()
      .map(({ win, left, count }) => [money(win.amountMinor), `${number(left)} / ${number(count)}`])
    const table = { head: [say('wins'), say('left')], rows }
    place.replaceChildren(
      ...fillSections([{ title, texts: [say('seriesProof')], table }]),
      element('p', `${say('seriesRoot')}: `, 'note'),
      element('code', onSale.root),
    )
  })
  return place
}
