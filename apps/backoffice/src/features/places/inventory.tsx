import { TERMINAL_KINDS } from '#contract/shapes/places.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { countInventory } from './count-inventory.ts'
import type { Terminal } from './places.ts'

type Props = { readonly terminals: readonly Terminal[] }

/** Inventory at the time of the screen, counted by kind. */
export function Inventory({ terminals }: Props) {
  const { t } = useTexts()
  const lines = countInventory(terminals)
  return (
    <details className={layout.section}>
      <summary>{t('places.inventory', { count: terminals.length })}</summary>
      <Table
        label={t('places.inventoryTable')}
        head={
          <tr>
            <th>{t('places.where')}</th>
            <NumberHeader>{t('places.terminals')}</NumberHeader>
            <NumberHeader>{t('places.seats')}</NumberHeader>
            {TERMINAL_KINDS.map((kind) => (
              <NumberHeader key={kind}>{t(`places.terminalKind.${kind}`)}</NumberHeader>
            ))}
            <NumberHeader>{t('places.noCertificate')}</NumberHeader>
          </tr>
        }
      >
        {lines.map(({ venue, terminals: count, seats, byKind, withoutCertificate }) => (
          <tr key={venue ?? ''}>
            <td>{venue ?? t('places.inStore')}</td>
            <NumberCell>{count}</NumberCell>
            <NumberCell>{seats}</NumberCell>
            {TERMINAL_KINDS.map((kind) => (
              <NumberCell key={kind}>{byKind[kind]}</NumberCell>
            ))}
            <NumberCell>{withoutCertificate}</NumberCell>
          </tr>
        ))}
      </Table>
    </details>
  )
}
