import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { QueryOf } from '#contract/call.ts'
import { terminalList } from '#contract/lists/places.ts'
import { listTerminals } from '#contract/onling-v2/topology.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { AddManyDialog } from './add-many-dialog.tsx'
import { Inventory } from './inventory.tsx'
import { MoveManyDialog } from './move-many-dialog.tsx'
import { PLACES, type AsOf, type Terminal, type Venue } from './places.ts'
import { TerminalDialog } from './terminal-dialog.tsx'
import { useTerminalCells } from './terminal-cells.tsx'
import { useTerminals } from './use-venues.ts'

type Props = { readonly moment: AsOf; readonly venues: readonly Venue[] }
type Doing = 'add' | 'add-many' | 'move' | Terminal

/** All terminals at an instant: counted by place, searched by words, selected to be moved together. */
export function TerminalsView({ moment, venues }: Props) {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [doing, setDoing] = useState<Doing>()
  const cells = useTerminalCells(venues, setDoing)
  const counted = useTerminals(moment, words)
  const picked = useTerminals(moment, '').filter(({ terminalId }) => chosen.has(terminalId))
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
      <Inventory terminals={counted} />
      <DataList
        list={terminalList}
        label={t('places.terminals')}
        empty={t('places.noneFound')}
        read={(question) => ask(api(listTerminals, { query: question as QueryOf<typeof listTerminals> }))}
        keyOf={({ terminalId }) => terminalId}
        keptAs={[...PLACES, 'terminals']}
        of={{ ...moment }}
        asked={words === '' ? {} : { words }}
        marking={{
          marked: chosen,
          onMark: setChosen,
          labelOf: ({ serial }: Terminal) => t('places.choose', { serial }),
        }}
        cells={cells}
      />
      {doing === 'add' ? <TerminalDialog venues={venues} asOf={moment.asOf} onClose={close} /> : null}
      {doing === 'add-many' ? <AddManyDialog venues={venues} onClose={close} /> : null}
      {doing === 'move' ? (
        <MoveManyDialog
          terminals={picked}
          venues={venues}
          asOf={moment.asOf}
          onClose={close}
          onMoved={() => setChosen(new Set())}
        />
      ) : null}
      {typeof doing === 'object' ? (
        <TerminalDialog terminal={doing} venues={venues} asOf={moment.asOf} onClose={close} />
      ) : null}
    </div>
  )
}
