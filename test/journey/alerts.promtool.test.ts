import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packageRoot } from '../../src/kit/root.ts'
import { expressions, file, rules } from '../observability/files.ts'
import { temporaryFolder } from './support.ts'

const scenes = join(packageRoot, 'test/observability/alerts.yml')
const folder = temporaryFolder()
afterAll(folder.remove)

const promtool = (...args: string[]) =>
  execFileSync(process.env.TEST_PROMTOOL ?? 'promtool', args, { encoding: 'utf8', stdio: 'pipe' })

test('the alerts are rules', () => {
  expect(promtool('check', 'rules', file('alerts.yml'))).toContain(`${rules.length} rules found`)
})

test('each alert fires when it should, and only then', () => {
  expect(promtool('test', 'rules', scenes)).toContain('SUCCESS')
  const text = readFileSync(scenes, 'utf8')
  for (const { alert } of rules)
    expect(text.split(`alertname: ${alert}\n`).length, alert).toBeGreaterThanOrEqual(3)
})

test('an alert that does not fire fails the check', () => {
  const path = join(folder.path, 'alerts.yml')
  writeFileSync(path, readFileSync(file('alerts.yml'), 'utf8').replace('> 900', '> 9000'))
  const altered = join(folder.path, 'scenes.yml')
  writeFileSync(
    altered,
    readFileSync(scenes, 'utf8').replace('../../docs/observability/alerts.yml', path),
  )
  expect(() => promtool('test', 'rules', altered)).toThrow(/WhocastBotStuck/)
})

test('every expression of the dashboard is one for Prometheus too', () => {
  const path = join(folder.path, 'dashboard.yml')
  const recorded = expressions.map(([, expr], at) => ({ record: `panel:${at}`, expr }))
  writeFileSync(path, JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }))
  expect(promtool('check', 'rules', path)).toContain(`${recorded.length} rules found`)
})
