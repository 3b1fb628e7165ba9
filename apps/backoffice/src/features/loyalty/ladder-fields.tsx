import controls from '../../shell/controls.module.css'
import { buttonClass } from '#ui/button/button-class.ts'
import { NumberField } from '../../shell/number-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { addLevel, type LevelForm } from './definition-form.ts'
import { TextsFields } from './texts-fields.tsx'

type Props = {
  readonly languages: readonly string[]
  readonly levels: readonly LevelForm[]
  readonly onWrite: (levels: readonly LevelForm[]) => void
}

/** The levels of the ladder; the number of each never changes. */
export function LadderFields({ languages, levels, onWrite }: Props) {
  const { t } = useTexts()
  const change = (levelId: number, some: Partial<LevelForm>) =>
    onWrite(levels.map((level) => (level.levelId === levelId ? { ...level, ...some } : level)))
  return (
    <>
      {levels.map((level) => (
        <fieldset key={level.levelId} className={controls.set}>
          <legend>{t('loyalty.levelNumber', { number: level.levelId })}</legend>
          <NumberField
            label={t('loyalty.from')}
            value={level.requiredPoints}
            onWrite={(requiredPoints) => change(level.levelId, { requiredPoints })}
          />
          <TextsFields
            label={t('loyalty.name')}
            languages={languages}
            texts={level.name}
            maxLength={60}
            onWrite={(name) => change(level.levelId, { name })}
          />
          <TextsFields
            label={t('loyalty.description')}
            languages={languages}
            texts={level.description}
            maxLength={200}
            onWrite={(description) => change(level.levelId, { description })}
          />
          <button
            type="button"
            className={buttonClass('ghost')}
            onClick={() => onWrite(levels.filter(({ levelId }) => levelId !== level.levelId))}
          >
            {t('loyalty.removeLevel', { number: level.levelId })}
          </button>
        </fieldset>
      ))}
      <button type="button" className={buttonClass('outlined')} onClick={() => onWrite(addLevel(levels))}>
        {t('loyalty.addLevel')}
      </button>
    </>
  )
}
