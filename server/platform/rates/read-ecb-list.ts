import { elementsOf, findElement, readXml } from '../../kernel/index.ts'
import { rateSteps, rateText, type ListedRate, type RateList } from './rate-list.ts'

/** Parses the daily list of the European Central Bank (providers §12.2): how much of each currency one euro costs. */
export function readEcbList(text: string): RateList | undefined {
  const day = findElement(readXml(text), 'Cube', 'Cube')
  const validOn = day?.attributes['time'] ?? ''
  const rates = elementsOf(day, 'Cube').map(({ attributes }) => readCube(attributes))
  if (!/^\d{4}-\d{2}-\d{2}$/.test(validOn) || rates.length === 0) return undefined
  return rates.every((rate) => rate !== undefined) ? { source: 'ECB', validOn, rates } : undefined
}

function readCube({ currency = '', rate = '' }: Readonly<Record<string, string>>): ListedRate | undefined {
  const steps = rateSteps(rate, '.')
  return steps !== undefined && /^[A-Z]{3}$/.test(currency)
    ? { from: 'EUR', to: currency, rate: rateText(steps) }
    : undefined
}
