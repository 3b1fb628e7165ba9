import { areas, besideTests, floors, outside } from '../floor-plan.mjs'

const rooms = floors.flat()
const testFiles = `${besideTests}|/testing/|/test-[^/]+\\.ts$`

/** Rules between areas: an area may import itself, its allowed areas, and packages. */
const areaRules = Object.entries(areas).map(([name, { path, mayImport }]) => ({
  name: `area-${name}`,
  severity: 'error',
  comment: `${name} may import ${mayImport.join(', ') || 'nothing of ours'}.`,
  from: { path, pathNot: testFiles },
  to: {
    path: `^(apps|client|config|contract|games|money|partners|providers|server|tests|tools|ui)/`,
    pathNot: [path, ...mayImport.map((one) => areas[one].path), ...(name === 'config' || name === 'server' ? [] : [])],
  },
}))

/** Inside server/: only down, and never sideways. */
const floorRules = floors.flatMap((floor, level) =>
  floor.map((room) => {
    const above = floors
      .slice(level)
      .flat()
      .filter((other) => other !== room)
    return {
      name: `floor-${room}`,
      severity: 'error',
      comment: `${room} stands on floor ${level}: it may import rooms below it. What must go up is an event.`,
      from: { path: `^server/${room}/`, pathNot: testFiles },
      to: { path: `^server/(${above.join('|')})/` },
    }
  }),
)

/** Adapters of partners implement the port of payments. */
const portOf = (room) => (room === 'payments' ? ['^server/payments/partner-port\\.ts$'] : [])

/** A room is imported only through its index.ts. */
const doorRules = rooms.map((room) => ({
  name: `door-${room}`,
  severity: 'error',
  comment: `${room} is entered by server/${room}/index.ts.`,
  from: { pathNot: [`^server/${room}/`, testFiles, outside] },
  to: { path: `^server/${room}/`, pathNot: [`^server/${room}/index\\.ts$`, ...portOf(room)] },
}))

const features = ['player', 'backoffice'].map((app) => ({
  name: `features-of-${app}`,
  severity: 'error',
  comment: 'Features never import features: the shell composes them.',
  from: { path: `^apps/${app}/src/features/([^/]+)/` },
  to: { path: `^apps/${app}/src/features/`, pathNot: `^apps/${app}/src/features/$1/` },
}))

const betweenPartners = {
  name: 'partners-apart',
  severity: 'error',
  comment: 'A partner knows nothing of another one.',
  from: { path: '^partners/([^/]+)/' },
  to: { path: '^partners/[^/]+/', pathNot: '^partners/$1/' },
}

export const forbidden = [
  betweenPartners,
  ...areaRules,
  ...floorRules,
  ...doorRules,
  ...features,
  {
    name: 'no-cycle',
    severity: 'error',
    comment: 'Nothing imports itself by a detour.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'maths-draws-nothing',
    severity: 'error',
    comment: 'Mathematics never imports a scene, a scene never imports mathematics.',
    from: { path: '/math/' },
    to: { path: '/scene/' },
  },
  {
    name: 'scene-computes-nothing',
    severity: 'error',
    comment: 'A scene plays the outcome that it is given.',
    from: { path: '/scene/', pathNot: testFiles },
    to: { path: '/math/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'contract-is-pure-data',
    severity: 'error',
    comment: 'No Node, no React, no SQL in the contract.',
    from: { path: '^contract/' },
    to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: 'node_modules/typebox/' },
  },
  {
    name: 'product-needs-no-tests',
    severity: 'error',
    comment: 'Nothing in the product imports tests or tools.',
    from: { path: '^(apps|client|config|contract|games|money|providers|server|ui)/', pathNot: testFiles },
    to: { path: outside },
  },
  {
    name: 'no-unresolved',
    severity: 'error',
    comment: 'Every import exists.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)|^\\+types' },
  },
  {
    name: 'no-drawers',
    severity: 'error',
    comment: 'utils, helpers, common and lib are drawers: name a file after what it does.',
    from: {},
    to: { path: '(^|/)(utils?|helpers?|common|lib|misc)(/|\\.tsx?$)', pathNot: 'node_modules' },
  },
]
