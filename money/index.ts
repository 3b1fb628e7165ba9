export * from './minor-units.ts'
export * from './share-of.ts'
