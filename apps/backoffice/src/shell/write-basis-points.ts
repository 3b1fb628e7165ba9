/** A share in hundredths of a percent, as the language writes it: `1,5 %`. */
export const writeBasisPoints = (basisPoints: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
