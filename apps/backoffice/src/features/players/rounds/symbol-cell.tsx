import type { SymbolSheet } from './use-symbols.ts'
import styles from './rounds.module.css'

/** A symbol's picture with its name for screen readers; only the name if there is no picture. */
export function SymbolCell({ sheet, symbol }: { readonly sheet: SymbolSheet | null; readonly symbol: string }) {
  const place = sheet?.places.get(symbol)
  if (!sheet || !place) return symbol
  const { x, y, w, h } = place
  return (
    <svg className={styles.symbol} viewBox={`${x} ${y} ${w} ${h}`} role="img" aria-label={symbol}>
      <title>{symbol}</title>
      <image href={sheet.url} width={sheet.width} height={sheet.height} />
    </svg>
  )
}
