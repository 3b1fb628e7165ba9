import { useGameNames } from '../../../shell/use-game-names.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeBookDay } from '../../../shell/write-book-day.ts'
import type { PerformanceRow } from './use-performance.ts'
import { writeShare } from './write-share.ts'

/** Names and sentences of rows. */
export function useRowWords() {
  const { t, or, language } = useTexts()
  const nameOf = useGameNames()
  const detailOf = ({ version, brand, period }: PerformanceRow): string =>
    version?.slice(0, 8) ?? brand ?? (period === null ? '' : writeBookDay(period, language))
  const titleOf = (row: PerformanceRow): string => [nameOf(row.gameKey), detailOf(row)].filter(Boolean).join(' · ')
  const bandOf = ({ band }: PerformanceRow): string => {
    if (!band) return '–'
    if (band.low === null) return t('performance.upTo', { high: writeShare(band.high, language) })
    return `${writeShare(band.low, language)} – ${writeShare(band.high, language)}`
  }
  const declaredOf = ({ declared }: PerformanceRow): string => {
    if (!declared) return '–'
    const [least, most] = [writeShare(declared.least, language), writeShare(declared.most, language)]
    return least === most ? least : `${least} – ${most}`
  }
  return { detailOf, titleOf, bandOf, declaredOf, language, t, or }
}
