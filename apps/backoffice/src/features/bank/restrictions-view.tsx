import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { listTypeRestrictions } from '#contract/play-v1/type-restrictions.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { RestrictionDialog } from './restriction-dialog.tsx'

export type Restriction = ReplyOf<typeof listTypeRestrictions>['restrictions'][number]

/** Ways in and out that are closed, for the whole brand or for one player. */
export function RestrictionsView() {
  const { t, language } = useTexts()
  const [open, setOpen] = useState<Restriction | 'new'>()
  const list = useQuery({
    queryKey: ['restrictions'],
    queryFn: () => ask(api(listTypeRestrictions, { query: {} })),
  })
  return (
    <div className={layout.list}>
      <div className={joinClasses(layout.padded, layout.row, layout.wrap)}>
        <ActionButton
          permission="payments.manage"
          variant="primary"
          icon={<Ban aria-hidden="true" />}
          label={t('restrictions.close')}
          onClick={() => setOpen('new')}
        />
        <span className={joinClasses(textStyles.small, textStyles.muted)}>{t('restrictions.what')}</span>
      </div>
      {list.isError ? (
        <div className={layout.padded}>
          <ProblemNote error={list.error} onRetry={() => void list.refetch()} />
        </div>
      ) : null}
      {list.data?.restrictions.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('restrictions.none')}</p>
      ) : null}
      {list.data && list.data.restrictions.length > 0 ? (
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('bank.view.restrictions')}
            head={
              <tr>
                <th>{t('restrictions.whom')}</th>
                <th>{t('restrictions.way')}</th>
                <th className={layout.wideOnly}>{t('corrections.why')}</th>
                <th>
                  <span className={textStyles.aloud}>{t('restrictions.open')}</span>
                </th>
              </tr>
            }
          >
            {list.data.restrictions.map((one) => (
              <tr key={`${one.playerId}${one.direction}${one.method}`} tabIndex={-1} data-row={one.method}>
                <td>
                  {one.playerId === null ? (
                    t('restrictions.brand')
                  ) : (
                    <Link to={paths.player(one.playerId)}>{t('player.title', { id: one.playerId })}</Link>
                  )}
                </td>
                <td>
                  {t(`restrictions.${one.direction}`)} · {one.method}
                </td>
                <td className={joinClasses(textStyles.small, layout.wideOnly)}>
                  {one.explanation}
                  <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                    {one.setBy} · {writeMoment(one.setAt, language)}
                  </div>
                </td>
                <td>
                  <ActionButton
                    permission="payments.manage"
                    label={t('restrictions.open')}
                    onClick={() => setOpen(one)}
                  />
                </td>
              </tr>
            ))}
          </Table>
        </div>
      ) : null}
      {open ? (
        <RestrictionDialog {...(open === 'new' ? {} : { opened: open })} onClose={() => setOpen(undefined)} />
      ) : null}
    </div>
  )
}
