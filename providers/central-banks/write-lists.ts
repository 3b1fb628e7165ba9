import type { MadeRate } from './rates-of-day.ts'

/** ČNB's daily text: decimal comma, and the number of working days of the year so far. */
export function writeCnb(day: string, rates: readonly MadeRate[]): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const rows = rates.map(({ country, name, units, code, thousandths }) =>
    [country, name, units, code, decimal(thousandths, 3, ',')].join('|'),
  )
  return [`${date}.${month}.${year} #${workingDays(day)}`, 'země|měna|množství|kód|kurz', ...rows, ''].join('\n')
}

/** ECB's daily document: how much of each currency one euro costs. */
export function writeEcb(day: string, rates: readonly MadeRate[]): string {
  const euro = rates.find(({ code }) => code === 'EUR')?.thousandths ?? 1
  const others = rates
    .filter(({ code }) => code !== 'EUR')
    .map(({ code, units, thousandths }) => ({
      code,
      tenThousandths: Math.round((euro * 10_000 * units) / thousandths),
    }))
  const cubes = [...others, { code: 'CZK', tenThousandths: euro * 10 }].map(
    ({ code, tenThousandths }) => `<Cube currency='${code}' rate='${decimal(tenThousandths, 4, '.')}'/>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">',
    '<gesmes:subject>Reference rates</gesmes:subject>',
    '<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>',
    `<Cube><Cube time='${day}'>`,
    ...cubes,
    '</Cube></Cube>',
    '</gesmes:Envelope>',
    '',
  ].join('\n')
}

function decimal(steps: number, digits: number, separator: string): string {
  const text = String(steps).padStart(digits + 1, '0')
  return text.slice(0, -digits) + separator + text.slice(-digits)
}

function workingDays(day: string): number {
  const end = Date.parse(day)
  let count = 0
  for (let at = Date.parse(`${day.slice(0, 4)}-01-01`); at <= end; at += 86_400_000)
    if (![0, 6].includes(new Date(at).getUTCDay())) count += 1
  return count
}
