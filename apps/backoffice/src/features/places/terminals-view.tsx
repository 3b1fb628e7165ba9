import { Plus } from 'lucide-react'
import { useState } from 'react'
import { listTerminals } from '#contract/onling-v2/topology.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { AddManyDialog } from './add-many-dialog.tsx'
import { Inventory } from './inventory.tsx'
import { MoveManyDialog } from './move-many-dialog.tsx'
import { PLACES, type AsOf, type Terminal, type Venue } from './places.ts'
import { TerminalDialog } from './terminal-dialog.tsx'
import { TerminalRow } from './terminal-row.tsx'

type Props = { readonly moment: AsOf; readonly venues: readonly Venue[] }
type Doing = 'add' | 'add-many' | 'move' | Terminal

const PAGE = 200

/** Every terminal at a moment: counted by where it stands, found by words, chosen to be moved together. */
export function TerminalsView({ moment, venues }: Props) {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [doing, setDoing] = useState<Doing>()
  const { query, rows } = usePages([...PLACES, 'terminals', 'all', moment], (cursor) =>
    ask(api(listTerminals, { query: { ...moment, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) } })),
  )
  const shown = rows.filter((terminal) => isFound(terminal, words))
  const picked = rows.filter(({ terminalId }) => chosen.has(terminalId))
  const toggle = (ids: readonly string[], isOn: boolean) =>
    setChosen((before) => new Set([...before].filter((id) => !ids.includes(id)).concat(isOn ? ids : [])))
  const close = () => setDoing(undefined)
  return (
    <div className={layout.stack}>
      <div className={layout.fields}>
        <div className={layout.wide}>
          <TextField label={t('places.find')} hint={t('places.findHint')} value={words} onWrite={setWords} />
        </div>
        <ActionButton permission="places.manage" label={t('places.addTerminal')} onClick={() => setDoing('add')} />
        <ActionButton
          permission="places.manage"
          icon={<Plus aria-hidden="true" />}
          label={t('places.addMany')}
          onClick={() => setDoing('add-many')}
        />
        {picked.length > 0 ? (
          <ActionButton
            permission="places.manage"
            variant="primary"
            label={t('places.moveChosen', { count: picked.length })}
            onClick={() => setDoing('move')}
          />
        ) : null}
      </div>
      <Inventory terminals={shown} isWhole={!query.hasNextPage} />
      <PagedList
        pages={query}
        count={shown.length}
        empty={t('places.noneFound')}
        label={t('places.terminals')}
        head={
          <tr>
            <th>
              <input
                type="checkbox"
                aria-label={t('places.chooseAll')}
                checked={shown.length > 0 && shown.every(({ terminalId }) => chosen.has(terminalId))}
                onChange={({ target }) =>
                  toggle(
                    shown.map(({ terminalId }) => terminalId),
                    target.checked,
                  )
                }
              />
            </th>
            <th>{t('places.serial')}</th>
            <th>{t('places.made')}</th>
            <NumberHeader>{t('places.seats')}</NumberHeader>
            <th className={joinClasses(layout.wideOnly, textStyles.unbroken)}>{t('places.software')}</th>
            <th>{t('places.where')}</th>
          </tr>
        }
      >
        {shown.map((terminal) => (
          <TerminalRow
            key={terminal.terminalId}
            terminal={terminal}
            venues={venues}
            isChosen={chosen.has(terminal.terminalId)}
            onChoose={(isOn) => toggle([terminal.terminalId], isOn)}
            onOpen={() => setDoing(terminal)}
          />
        ))}
      </PagedList>
      {doing === 'add' ? <TerminalDialog venues={venues} onClose={close} /> : null}
      {doing === 'add-many' ? <AddManyDialog venues={venues} onClose={close} /> : null}
      {doing === 'move' ? (
        <MoveManyDialog terminals={picked} venues={venues} onClose={close} onMoved={() => setChosen(new Set())} />
      ) : null}
      {typeof doing === 'object' ? <TerminalDialog terminal={doing} venues={venues} onClose={close} /> : null}
    </div>
  )
}

function isFound({ serial, producer, softwareBuild, certificate, place }: Terminal, words: string): boolean {
  const text = [serial, producer, softwareBuild, certificate, place?.venueName].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
