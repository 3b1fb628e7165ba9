import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListDefinition } from '#contract/lists/list.ts'
import { makeExport, type EXPORT_FORMATS } from '#contract/play-v1/lists.ts'
import { listClients } from '#contract/play-v1/staff-clients.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../announce.tsx'
import { api, ask } from '../api.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { queryClient, useMay } from '../session.ts'
import { useTexts } from '../use-texts.ts'
import { nameOf } from './use-totals.ts'
import { wordsOfColumn } from './words-of-column.ts'

type Props = {
  readonly list: ListDefinition
  readonly question: string
  /** Keys of the columns that are shown, in their order. */
  readonly columns: readonly string[]
  /** Headings that differ from those of the list, by key. */
  readonly titles?: Readonly<Record<string, string>>
  readonly title: string
  readonly onClose: () => void
}

/** Asks for the reason, and requests a file of the filtered rows. */
export function ExportDialog({ list, question, columns, titles = {}, title, onClose }: Props) {
  const texts = useTexts()
  const { t, or } = texts
  const mayReveal = useMay('players.reveal')
  const [format, setFormat] = useState<(typeof EXPORT_FORMATS)[number]>('xlsx')
  const [isWhole, setWhole] = useState(false)
  const [forClient, setForClient] = useState('')
  const headingOf = (key: string) => {
    const column = list.columns.find((one) => one.key === key)
    const { text = key, kind } = column ?? {}
    const heading = titles[key] ?? or(text, key)
    const words = column ? wordsOfColumn(column, texts) : []
    return {
      key,
      title: heading,
      ...(kind === 'money' ? { currencyTitle: t('lists.currencyOf', { name: heading }) } : {}),
      ...(words.length > 0 ? { words } : {}),
    }
  }
  return (
    <ConfirmDialog
      title={t('lists.exportTitle')}
      button={t('lists.exportButton')}
      consequences={[{ kind: 'info', what: title, text: t('lists.exportWhat') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const client = isWhole || forClient === '' ? {} : { forClient }
        const file = { list: nameOf(list), question, columns: columns.map(headingOf), format, isWhole, ...client }
        const body = { ...file, explanation }
        const { number } = await ask(api(makeExport, { body }))
        announce(t('lists.asked', { number }))
        await queryClient.invalidateQueries({ queryKey: ['list', list.name, 'exports'] })
      }}
    >
      <Select
        label={t('lists.format')}
        value={format}
        onChange={({ target }) => setFormat(target.value === 'csv' ? 'csv' : 'xlsx')}
      >
        <option value="xlsx">XLSX</option>
        <option value="csv">CSV</option>
      </Select>
      {mayReveal ? (
        <Select
          label={t('lists.covered')}
          value={isWhole ? 'whole' : 'covered'}
          onChange={({ target }) => setWhole(target.value === 'whole')}
        >
          <option value="covered">{t('lists.coveredYes')}</option>
          <option value="whole">{t('lists.coveredNo')}</option>
        </Select>
      ) : null}
      {isWhole || list.isByReader ? null : <ForClient value={forClient} onWrite={setForClient} />}
    </ConfirmDialog>
  )
}

/** The client that may fetch the file too; nothing for staff who may not read clients, or where there are none. */
function ForClient({ value, onWrite }: { readonly value: string; readonly onWrite: (clientId: string) => void }) {
  const { t } = useTexts()
  const mayRead = useMay('clients.read')
  const { data } = useQuery({
    queryKey: ['clients of exports'],
    queryFn: () => ask(api(listClients, { query: {} })),
    enabled: mayRead,
  })
  const clients = data?.rows.filter(({ isActive, kind }) => isActive && kind === 'internal') ?? []
  if (clients.length === 0) return null
  return (
    <Select label={t('lists.forClient')} value={value} onChange={({ target }) => onWrite(target.value)}>
      <option value="">{t('lists.forNobody')}</option>
      {clients.map(({ clientId, name }) => (
        <option key={clientId} value={clientId}>
          {name}
        </option>
      ))}
    </Select>
  )
}
