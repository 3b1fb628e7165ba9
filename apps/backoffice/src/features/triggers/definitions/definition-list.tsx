import { useState } from 'react'
import type { QueryOf } from '#contract/call.ts'
import { eventDefinitionList } from '#contract/lists/event-definitions.ts'
import { listDefinitions } from '#contract/onling-v2/platform-event.ts'
import { Button } from '#ui/button/button.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import { useMay } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { TRIGGERS, type Definition } from '../triggers.ts'
import { DefinitionDialog } from './definition-dialog.tsx'
import { DeleteDefinitionDialog } from './delete-definition-dialog.tsx'

type Open = { readonly kind: 'write' | 'delete'; readonly row?: Definition }

/** Definitions of events for triggers. */
export function DefinitionList() {
  const { t } = useTexts()
  const may = useMay('triggers.manage')
  const [open, setOpen] = useState<Open>()
  const actions = (row: Definition) => (
    <span className={layout.row}>
      <Button variant="outlined" size="small" onClick={() => setOpen({ kind: 'write', row })}>
        {t('triggers.edit')}
      </Button>
      {row.triggers === 0 ? (
        <Button variant="outlined" size="small" onClick={() => setOpen({ kind: 'delete', row })}>
          {t('triggers.delete')}
        </Button>
      ) : null}
    </span>
  )
  const close = () => setOpen(undefined)
  return (
    <>
      <div className={layout.bar}>
        <ActionButton
          permission="triggers.manage"
          label={t('triggers.define')}
          onClick={() => setOpen({ kind: 'write' })}
        />
      </div>
      <DataList
        list={eventDefinitionList}
        label={t('triggers.view.events')}
        empty={t('triggers.noDefinitions')}
        read={(question) => ask(api(listDefinitions, { query: question as QueryOf<typeof listDefinitions> }))}
        keyOf={({ definitionId }) => definitionId}
        keptAs={[...TRIGGERS, 'definitions']}
        cells={{
          key: ({ key }: Definition) => <b>{key}</b>,
          event: ({ event }: Definition) => <span className={textStyles.code}>{event}</span>,
          isEnabled: ({ isEnabled }: Definition) => (
            <Status kind={isEnabled ? 'ok' : 'hold'}>{t(isEnabled ? 'triggers.on' : 'triggers.off')}</Status>
          ),
        }}
        {...(may ? { actions } : {})}
      />
      {open?.kind === 'write' ? <DefinitionDialog row={open.row} onClose={close} /> : null}
      {open?.kind === 'delete' && open.row ? <DeleteDefinitionDialog row={open.row} onClose={close} /> : null}
    </>
  )
}
