import { expect, it } from 'vitest'
import { createSuggestions } from './suggestions.ts'

const suggest = async (...results: unknown[]) => {
  const { ask } = createSuggestions(async () => Response.json({ results }))
  const answer = await ask('ada')
  return answer?.kind === 'found' ? answer.found : []
}

const ada = {
  profileID: 'a',
  displayName: 'Ada',
  handle: '@ada',
  handleGrade: 'proven',
  url: 'https://whocast.example/fname/ada',
  match: { type: 'job', value: 'Beekeeper' },
}

it('shows the image from the page of the person, and what matched', async () => {
  const avatarUrl = 'https://elsewhere.example/a.png'
  expect(await suggest({ ...ada, avatarUrl })).toEqual([
    {
      path: '/fname/ada',
      name: 'Ada',
      handle: '@ada',
      grade: 'proven',
      image: '/fname/ada/avatar.webp?size=64',
      why: 'Job title: Beekeeper',
      warning: '',
    },
  ])
})

it('shows the grade of the account that matched, and no image where there is none', async () => {
  const [proven] = await suggest({
    ...ada,
    match: { type: 'twitter', value: 'adal', grade: 'proven' },
  })
  expect(proven).toMatchObject({ image: '', why: 'Twitter: adal · proven' })
  const [claimed] = await suggest({ ...ada, match: { type: 'twitter', value: 'adal' } })
  expect(claimed?.why).toBe('Twitter: adal · claimed')
})
