import { useState } from 'react'
import { listDefinitions } from '#contract/onling-v2/platform-event.ts'
import { Button } from '#ui/button/button.tsx'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import { useMay } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { TRIGGERS, type Definition } from '../triggers.ts'
import { DefinitionDialog } from './definition-dialog.tsx'
import { DeleteDefinitionDialog } from './delete-definition-dialog.tsx'

type Open = { readonly kind: 'write' | 'delete'; readonly row?: Definition }

/** Events that triggers may hear, as staff have named them. */
export function DefinitionList() {
  const { t } = useTexts()
  const may = useMay('triggers.manage')
  const [open, setOpen] = useState<Open>()
  const { query, rows } = usePages([...TRIGGERS, 'definitions'], (cursor) =>
    ask(api(listDefinitions, { query: cursor ? { cursor } : {} })),
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
      <PagedList
        pages={query}
        count={rows.length}
        label={t('triggers.view.events')}
        empty={t('triggers.noDefinitions')}
        head={
          <tr>
            <th>{t('triggers.key')}</th>
            <th>{t('triggers.event')}</th>
            <th>{t('triggers.description')}</th>
            <th className={layout.wideOnly}>{t('triggers.reach')}</th>
            <th>{t('triggers.state')}</th>
            <NumberHeader>{t('screen.triggers')}</NumberHeader>
            {may ? <th>{t('triggers.edit')}</th> : null}
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.definitionId} data-row={row.definitionId} tabIndex={-1}>
            <td className={textStyles.bold}>{row.key}</td>
            <td className={textStyles.code}>{row.event}</td>
            <td>{row.description}</td>
            <td className={layout.wideOnly}>{t(`triggers.reach.${row.reach}`)}</td>
            <td>
              <Status kind={row.isEnabled ? 'ok' : 'hold'}>{t(row.isEnabled ? 'triggers.on' : 'triggers.off')}</Status>
            </td>
            <NumberCell>{row.triggers}</NumberCell>
            {may ? (
              <td>
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
              </td>
            ) : null}
          </tr>
        ))}
      </PagedList>
      {open?.kind === 'write' ? <DefinitionDialog row={open.row} onClose={close} /> : null}
      {open?.kind === 'delete' && open.row ? <DeleteDefinitionDialog row={open.row} onClose={close} /> : null}
    </>
  )
}
