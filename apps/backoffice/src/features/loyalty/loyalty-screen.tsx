import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { joinClasses } from '#ui/join-classes.ts'
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listDefinitions } from '#contract/play-v1/staff-loyalty.ts'
import { DEFINITION_KINDS } from '#contract/shapes/loyalty.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Loading } from '../../shell/loading.tsx'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { DefinitionDialog, type DefinitionShown } from './definition-dialog.tsx'
import { DefinitionTable } from './definition-table.tsx'

/** The definitions of the club: rules, missions, badges, store and ladder, each with its versions. */
export function LoyaltyScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const kind = DEFINITION_KINDS.find((one) => one === search.get('view')) ?? 'rule'
  const [writing, setWriting] = useState<{ readonly row: DefinitionShown | undefined }>()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['loyalty', kind],
    queryFn: () => ask(api(listDefinitions, { query: { kind } })),
  })
  useRowKeys()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.loyalty')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {data ? t('loyalty.what', { facts: data.lawful.map((fact) => t(`loyaltyFact.${fact}`)).join(', ') }) : null}
          </div>
        </div>
        {kind === 'ladder' ? null : (
          <ActionButton
            permission="loyalty.manage"
            label={t(`loyaltyWrite.${kind}`)}
            icon={<Star aria-hidden="true" />}
            onClick={() => setWriting({ row: undefined })}
          />
        )}
      </div>
      <ViewTabs
        views={DEFINITION_KINDS}
        view={kind}
        label={t('screen.loyalty')}
        nameOf={(one) => t(`loyaltyKind.${one}`)}
      />
      {error ? <ProblemNote error={error} onRetry={() => void refetch()} /> : null}
      <Loading query={{ isLoading }} />
      {data ? (
        <DefinitionTable
          label={t(`loyaltyKind.${kind}`)}
          rows={data.rows}
          languages={data.languages}
          onWrite={(row) => setWriting({ row })}
        />
      ) : null}
      {writing && data ? (
        <DefinitionDialog
          kind={kind}
          languages={data.languages}
          row={writing.row}
          onClose={() => setWriting(undefined)}
        />
      ) : null}
    </>
  )
}
