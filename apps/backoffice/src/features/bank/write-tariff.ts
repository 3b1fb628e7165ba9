import type { FeeTariff } from '#contract/shapes/fees.ts'
import type { Money } from '#money'
import { writeBasisPoints } from '../../shell/write-basis-points.ts'
import { writeMoney } from '../../shell/write-money.ts'
import type { useTexts } from '../../shell/use-texts.ts'

type Texts = ReturnType<typeof useTexts>

/** A tariff in words: `3,00 Kč + 1,5 %, at least 5,00 Kč, at most 20,00 Kč`. */
export function writeTariff(
  { fixedMinor, basisPoints, minMinor, maxMinor }: FeeTariff,
  currency: Money['currency'],
  { t, language }: Pick<Texts, 't' | 'language'>,
): string {
  const money = (amountMinor: number) => writeMoney({ amountMinor, currency })
  const parts = [
    ...(fixedMinor > 0 ? [money(fixedMinor)] : []),
    ...(basisPoints > 0 ? [writeBasisPoints(basisPoints, language)] : []),
  ].join(' + ')
  const bounds = [
    ...(minMinor > 0 ? [t('fees.atLeast', { money: money(minMinor) })] : []),
    ...(maxMinor !== null && basisPoints > 0 ? [t('fees.atMost', { money: money(maxMinor) })] : []),
  ]
  const written = [...(parts === '' ? [] : [parts]), ...bounds].join(', ')
  return written === '' || maxMinor === 0 ? t('fees.free') : written
}
