import {
  axes,
  LOOK_GAMES,
  LOOK_ROWS,
  RADIUS_PX_MAX,
  rowNames,
  themeModes,
  themeTokens,
  type Look,
} from '#contract/shapes/look.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import layout from '../../../shell/layout.module.css'
import { useGameChoices } from '../../../shell/use-game-names.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { OrderedField } from './ordered-field.tsx'
import styles from './studio.module.css'

/** Receives a look after a change, and the changed field. */
type Change = (look: Look, field: string) => void
type Props = { readonly look: Look; readonly isReadOnly: boolean; readonly onChange: Change }

const FORMS = ['header', 'hero', 'tile', 'rows', 'picture', 'depth', 'icon', 'motion'] as const
const LETTERS = ['display', 'body'] as const
const GAMES = ['heroGames', 'recommended'] as const

/** Every axis of a look: its colours, letters and shapes, and the first part of the lobby. */
export function LookFields({ look, isReadOnly, onChange }: Props) {
  const { t } = useTexts()
  const games = useGameChoices()
  const rows = rowNames.map((value) => ({ value, label: t(`studio.row.${value}`) }))
  const change = (part: Partial<Look>, field = Object.keys(part).join(' ')) => onChange({ ...look, ...part }, field)
  return (
    <fieldset className={styles.all} disabled={isReadOnly}>
      {themeModes.map((theme) => (
        <PaletteFields
          key={theme}
          name={t(`studio.axis.${theme}`)}
          palette={look.palette[theme]}
          onChange={(palette, token) => change({ palette: { ...look.palette, [theme]: palette } }, `${theme} ${token}`)}
        />
      ))}
      <fieldset className={layout.section}>
        <legend>{t('studio.forms')}</legend>
        <div className={layout.twoColumns}>
          {LETTERS.map((axis) => (
            <AxisField
              key={axis}
              axis={axis}
              value={look.type[axis]}
              onChange={(value) => change({ type: { ...look.type, [axis]: value } }, axis)}
            />
          ))}
          {FORMS.map((axis) => (
            <AxisField key={axis} axis={axis} value={look[axis]} onChange={(value) => change({ [axis]: value })} />
          ))}
          <Field label={t('studio.axis.radiusPx')} hint={`${look.radiusPx} px`}>
            {(control) => (
              <input
                {...control}
                type="range"
                min={0}
                max={RADIUS_PX_MAX}
                value={look.radiusPx}
                onChange={({ target }) => change({ radiusPx: Number(target.value) })}
              />
            )}
          </Field>
        </div>
      </fieldset>
      {GAMES.map((list) => (
        <OrderedField
          key={list}
          name={t(`studio.axis.${list}`)}
          {...LOOK_GAMES}
          choices={games}
          values={look[list]}
          onChange={(values) => change({ [list]: values })}
        />
      ))}
      <OrderedField
        name={t('studio.axis.rowOrder')}
        {...LOOK_ROWS}
        choices={rows}
        values={look.rowOrder}
        onChange={(rowOrder) => change({ rowOrder })}
      />
    </fieldset>
  )
}

type AxisName = (typeof FORMS)[number] | (typeof LETTERS)[number]
type AxisProps = { readonly axis: AxisName; readonly value: string; readonly onChange: (value: string) => void }

function AxisField({ axis, value, onChange }: AxisProps) {
  const { t, or } = useTexts()
  return (
    <Select label={t(`studio.axis.${axis}`)} value={value} onChange={({ target }) => onChange(target.value)}>
      {axes[axis].map((one) => (
        <option key={one} value={one}>
          {or(`studio.${axis}.${one}`, or(`studio.letters.${one}`, one))}
        </option>
      ))}
    </Select>
  )
}

type Palette = Look['palette']['dark']

function PaletteFields({
  name,
  palette,
  onChange,
}: {
  readonly name: string
  readonly palette: Palette
  readonly onChange: (palette: Palette, token: string) => void
}) {
  const { t } = useTexts()
  return (
    <fieldset className={layout.section}>
      <legend>{name}</legend>
      <div className={styles.colours}>
        {themeTokens.map((token) => (
          <Field key={token} label={t(`studio.token.${token}`)} hint={palette[token]}>
            {(control) => (
              <input
                {...control}
                type="color"
                value={palette[token]}
                onChange={({ target }) => onChange({ ...palette, [token]: target.value.toLowerCase() }, token)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
