import { Ban } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { typeRestrictionList } from '#contract/lists/bank-statements.ts'
import { listTypeRestrictions } from '#contract/play-v1/type-restrictions.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { RestrictionDialog } from './restriction-dialog.tsx'

export type Restriction = ReplyOf<typeof listTypeRestrictions>['rows'][number]

/** Closed payment methods, for the whole brand or for one player. */
export function RestrictionsView() {
  const { t } = useTexts()
  const [open, setOpen] = useState<Restriction | 'new'>()
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
      <DataList
        list={typeRestrictionList}
        label={t('bank.view.restrictions')}
        empty={t('restrictions.none')}
        read={(question) => ask(api(listTypeRestrictions, { query: question as QueryOf<typeof listTypeRestrictions> }))}
        keyOf={({ direction, method, playerId }) => `${playerId ?? 0} ${direction} ${method}`}
        keptAs={['restrictions']}
        cells={{
          playerId: ({ playerId }: Restriction) =>
            playerId === null ? (
              t('restrictions.brand')
            ) : (
              <Link to={paths.player(playerId)}>{t('player.title', { id: playerId })}</Link>
            ),
        }}
        actions={(one: Restriction) => (
          <ActionButton permission="payments.manage" label={t('restrictions.open')} onClick={() => setOpen(one)} />
        )}
      />
      {open ? (
        <RestrictionDialog {...(open === 'new' ? {} : { opened: open })} onClose={() => setOpen(undefined)} />
      ) : null}
    </div>
  )
}
