import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ChartFrame } from '#ui/chart-frame/chart-frame.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { UnitInput } from '#ui/field/unit-input.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { PointMap } from '#ui/point-map/point-map.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { NumberCell, NumberHeader, SortHeader, Table, type SortOrder } from '#ui/table/table.tsx'
import { TabLinks } from '#ui/tabs/tab-links.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { Toast } from '#ui/toast/toast.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { ButtonParts, IconParts } from './button-parts.tsx'
import { DialogParts } from './dialog-parts.tsx'

const OPTIONS = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]

/** Every component of ui/ in its states. */
export function Gallery({ palettes }: { readonly palettes: readonly string[] }) {
  return (
    <>
      <h1>Gallery of ui/</h1>
      <nav aria-label="Palettes">
        {palettes.map((palette) => (
          <span key={palette}>
            <a href={`?palette=${palette}`}>{palette}</a>{' '}
          </span>
        ))}
      </nav>
      <ButtonParts />
      <IconParts />
      <FieldParts />
      <DialogParts />
      <Part name="Tabs">
        <TabsPart />
      </Part>
      <Part name="Tabs that are links">
        <TabLinksPart />
      </Part>
      <Part name="Table">
        <TablePart />
      </Part>
      <Part name="Menu">
        <MenuPart />
      </Part>
      <Part name="Popover">
        <Popover label="Settings" button="Settings">
          {(close) => (
            <>
              <Select label="Size" options={OPTIONS} />
              <Button onClick={close}>Done</Button>
            </>
          )}
        </Popover>
      </Part>
      <Part name="Tooltip">
        <Tooltip text="It can be undone">
          {(control) => (
            <button type="button" {...control}>
              Remove
            </button>
          )}
        </Tooltip>
      </Part>
      <Part name="Progress">
        <Progress label="Known end" max={10} value={4} text="4 of 10" />
        <Progress label="Unknown end" max={1} />
      </Part>
      <Part name="Point map">
        <PointMap
          label="Two points"
          outline={[
            [14, 49],
            [16, 49],
            [16, 50],
            [14, 50],
          ]}
          points={[
            { key: 'a', longitude: 14.5, latitude: 49.5, label: 'A link', mark: '1', href: '#a' },
            { key: 'b', longitude: 15.5, latitude: 49.5, label: 'A marked button', mark: '2', isMarked: true },
          ]}
        />
      </Part>
      <Part name="Skeleton">
        <Skeleton label="Rows are loading" />
      </Part>
      <Part name="Chart frame">
        <ChartFrame
          title="Sums by day"
          series={[
            { name: 'This week', color: 'var(--ui-accent)' },
            { name: 'Week before', color: 'var(--ui-text-quiet)', isDashed: true },
          ]}
          tableLabel="As a table"
          table={<TablePart />}
        >
          <svg viewBox="0 0 100 20" aria-hidden="true">
            <path d="M0 18 50 4 100 9" fill="none" stroke="var(--ui-accent)" />
            <path d="M0 12 50 15 100 6" fill="none" stroke="var(--ui-text-quiet)" strokeDasharray="3" />
          </svg>
        </ChartFrame>
      </Part>
      <Part name="Chart frame, walked through by keys">
        <WalkedChart />
      </Part>
      <Toast text="Saved" detail="At 12:30" />
    </>
  )
}

const VALUES = ['Monday: 4', 'Tuesday: 18', 'Wednesday: 9']

function WalkedChart() {
  const [at, setAt] = useState(-1)
  return (
    <ChartFrame
      title="Sums of a week"
      series={[{ name: 'This week', color: 'var(--ui-accent)' }]}
      tableLabel="As a table"
      table={<TablePart />}
      walk={{
        hint: 'Arrows read the days',
        value: VALUES[at] ?? '',
        onKey: (key) => {
          if (key !== 'ArrowRight') return false
          setAt((before) => Math.min(before + 1, VALUES.length - 1))
          return true
        },
      }}
    >
      <svg viewBox="0 0 100 20" aria-hidden="true">
        <path d="M0 18 50 4 100 9" fill="none" stroke="var(--ui-accent)" />
      </svg>
    </ChartFrame>
  )
}

/** Fields, with a hint, with a problem, and in a bar. */
function FieldParts() {
  return (
    <>
      <Part name="Field">
        <Field label="Empty">{(control) => <input {...control} />}</Field>
        <Field label="With a hint" hint="As on the card">
          {(control) => <input {...control} defaultValue="Value" />}
        </Field>
        <Field label="Wrong" problem="At least 20 characters">
          {(control) => <textarea {...control} defaultValue="Short" />}
        </Field>
        <Field label="In a bar" isInBar>
          {(control) => <input {...control} />}
        </Field>
      </Part>
      <Part name="Number with its unit">
        <Field label="Amount" hint="At most 500">
          {(control) => <UnitInput {...control} unit="EUR" defaultValue="20" />}
        </Field>
        <Field label="Wrong amount" problem="More than 500">
          {(control) => <UnitInput {...control} unit="EUR" defaultValue="900" />}
        </Field>
      </Part>
      <Part name="Select">
        <Select label="One of two" options={OPTIONS} hint="Either will do" />
        <Select label="Wrong choice" options={OPTIONS} problem="Choose another one" />
        <Select label="Disabled choice" options={OPTIONS} disabled />
        <Select label="In a bar, in parts" isInBar>
          <optgroup label="Letters">
            <option>A</option>
          </optgroup>
        </Select>
      </Part>
    </>
  )
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="gallery-part" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

function TabsPart() {
  const [open, setOpen] = useState<'first' | 'second' | 'third'>('first')
  return (
    <Tabs
      label="Views"
      open={open}
      onOpen={setOpen}
      tabs={[
        { key: 'first', name: 'First view', content: 'What is in the first' },
        { key: 'second', name: 'Second view', content: 'What is in the second' },
        { key: 'third', name: 'Third view', content: 'What is in the third' },
      ]}
    />
  )
}

function TabLinksPart() {
  const [open, setOpen] = useState<'all' | 'open'>('all')
  return (
    <TabLinks
      label="Lists"
      open={open}
      onOpen={setOpen}
      tabs={[
        { key: 'all', name: 'All', address: '#all', count: 12 },
        { key: 'open', name: 'Open', address: '#open' },
      ]}
    />
  )
}

function TablePart() {
  const [order, setOrder] = useState<SortOrder>('ascending')
  const rows = [
    { name: 'Monday', sum: 12 },
    { name: 'Tuesday', sum: 140 },
  ]
  const sorted = order === 'descending' ? rows.toReversed() : rows
  return (
    <Table
      label="Sums"
      head={
        <tr>
          <th scope="col">Day</th>
          <SortHeader
            isNumber
            order={order}
            onSort={() => setOrder(order === 'ascending' ? 'descending' : 'ascending')}
          >
            Sum
          </SortHeader>
          <NumberHeader>Share</NumberHeader>
        </tr>
      }
      foot={
        <>
          <tr>
            <th scope="row">Together</th>
            <NumberCell>152</NumberCell>
            <NumberCell>100 %</NumberCell>
          </tr>
          <tr>
            <th scope="row">In euros</th>
            <NumberCell>6</NumberCell>
            <NumberCell>100 %</NumberCell>
          </tr>
        </>
      }
    >
      {sorted.map(({ name, sum }) => (
        <tr key={name} aria-selected={name === 'Monday'}>
          <td>{name}</td>
          <NumberCell>{sum}</NumberCell>
          <NumberCell>{Math.floor((sum * 100) / 152)} %</NumberCell>
        </tr>
      ))}
    </Table>
  )
}

function MenuPart() {
  const [chosen, setChosen] = useState('nothing')
  return (
    <>
      <Menu
        items={[
          { name: 'Copy', onChoose: () => setChosen('Copy') },
          { name: 'Move', onChoose: () => setChosen('Move'), isDisabled: true },
          { name: 'Print', onChoose: () => setChosen('Print') },
        ]}
      >
        Actions
      </Menu>
      <p>Chosen: {chosen}</p>
    </>
  )
}
