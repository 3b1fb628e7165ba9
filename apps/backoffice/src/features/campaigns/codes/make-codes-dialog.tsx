import { useState } from 'react'
import { makeCodes } from '#contract/play-v1/campaigns.ts'
import { Select } from '#ui/field/select.tsx'
import { api, ask, CallProblem } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { TextField } from '../../../shell/text-field.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { CAMPAIGNS } from '../campaigns.ts'
import { readInteger } from '../read-numbers.ts'
import { saveCodes } from './codes-once.tsx'

const CODES_MAX = 10_000
const USES_MAX = 1_000_000
/** Four signs besides dashes and blanks, as the contract has it. */
const WORD = /^(?=.{4,40}$)[A-Za-z0-9](?:[ -]*[A-Za-z0-9]){3,}[ -]*$/

type Props = {
  readonly campaignId: string
  readonly onMade: (codes: readonly string[]) => void
  readonly onClose: () => void
}

/** Makes random codes, or one word for many. The file is downloaded at once: the codes are in this answer alone. */
export function MakeCodesDialog({ campaignId, onMade, onClose }: Props) {
  const { t } = useTexts()
  const [kind, setKind] = useState<'random' | 'word'>('random')
  const [count, setCount] = useState('100')
  const [word, setWord] = useState('')
  const [uses, setUses] = useState('1')
  const many = readInteger(count, { max: CODES_MAX })
  const usesMax = readInteger(uses, { max: USES_MAX })
  const isWord = WORD.test(word.trim())
  const asked =
    kind === 'word'
      ? isWord && ({ kind, word: word.trim() } as const)
      : many !== undefined && ({ kind, count: many } as const)
  return (
    <ConfirmDialog
      title={t('campaigns.makeCodes')}
      button={t('campaigns.makeCodes')}
      consequences={[{ kind: 'risk', what: t('campaigns.view.codes'), text: t('campaigns.makeCodesNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        if (!asked || usesMax === undefined)
          throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const { codes } = await ask(api(makeCodes, { body: { campaignId, codes: asked, usesMax, explanation } }))
        saveCodes(codes)
        onMade(codes)
        await queryClient.invalidateQueries({ queryKey: CAMPAIGNS })
      }}
    >
      <Select
        label={t('campaigns.codesKind')}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'word' ? 'word' : 'random')}
        options={(['random', 'word'] as const).map((value) => ({ value, label: t(`campaigns.codes.${value}`) }))}
      />
      {kind === 'random' ? (
        <TextField
          label={t('campaigns.codesCount')}
          inputMode="numeric"
          value={count}
          onWrite={setCount}
          problem={many === undefined ? t('campaigns.wrong.whole') : undefined}
        />
      ) : (
        <TextField
          label={t('campaigns.codeWord')}
          hint={t('campaigns.codeWordHint')}
          maxLength={40}
          value={word}
          onWrite={setWord}
          problem={isWord ? undefined : t('campaigns.codeWordHint')}
        />
      )}
      <TextField
        label={t('campaigns.codesUses')}
        hint={t('campaigns.codesUsesHint')}
        inputMode="numeric"
        value={uses}
        onWrite={setUses}
        problem={usesMax === undefined ? t('campaigns.wrong.whole') : undefined}
      />
    </ConfirmDialog>
  )
}
