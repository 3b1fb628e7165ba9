import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { lawDecisionList } from '#contract/lists/law-decisions.ts'
import { listDecisions } from '#contract/play-v1/law.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { ReplayButton } from './replay-button.tsx'

type Row = ReplyOf<typeof listDecisions>['rows'][number]

/** Every refusal by the law, newest first: who, when, by which rule, and the sentence that the player got. */
export function DecisionsView() {
  const { t, language } = useTexts()
  return (
    <DataList
      list={lawDecisionList}
      label={t('law.view.decisions')}
      empty={t('law.noDecisions')}
      read={(question) => ask(api(listDecisions, { query: question as QueryOf<typeof listDecisions> }))}
      keyOf={({ decisionId }) => decisionId}
      keptAs={['law', 'decisions']}
      of={{ lang: language }}
      cells={{
        ruleId: ({ refusal }: Row) => (
          <>
            <span className={textStyles.code}>{refusal.ruleId}</span>
            {refusal.alsoRefusedBy.length > 0 ? (
              <span className={joinClasses(textStyles.small, textStyles.muted)}>
                {' '}
                + {refusal.alsoRefusedBy.join(', ')}
              </span>
            ) : null}
          </>
        ),
      }}
      actions={({ decisionId }: Row) => <ReplayButton decisionId={decisionId} />}
    />
  )
}
