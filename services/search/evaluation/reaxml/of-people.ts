import { full, stating, type RecordLabel } from './record.ts'

const agent = (id: number, name: string, telephones: string) =>
  `<listingAgent id="${id}"><name>${name}</name>${telephones}</listingAgent>`
const telephone = (type: string, number: string) => `<telephone type="${type}">${number}</telephone>`

export const people: readonly RecordLabel[] = [
  {
    rule: 'two agents, each with a telephone; a mobile comes first',
    records: [
      full(
        agent(1, 'Kim Lee', telephone('BH', '(03) 5550 0123') + telephone('mobile', '0491 570 006')) +
          agent(2, 'Ash Roy', telephone('BH', '03 5550 4321')),
      ),
    ],
    advert: {
      agent: 'Kim Lee',
      ...stating({
        agents: [
          { name: 'Kim Lee', telephone: '0491 570 006' },
          { name: 'Ash Roy', telephone: '03 5550 4321' },
        ],
      }),
    },
  },
  {
    rule: 'words are no telephone',
    records: [full(agent(1, 'Kim Lee', telephone('mobile', 'call the office')))],
    advert: stating({ agents: [{ name: 'Kim Lee', telephone: null }] }),
  },
  {
    rule: 'an agent’s email',
    records: [full(agent(1, 'Kim Lee', '<email></email><email> kim.lee@agency.example </email>'))],
    advert: stating({ agents: [{ name: 'Kim Lee', telephone: null, email: 'kim.lee@agency.example' }] }),
  },
  {
    rule: 'an email with more behind it is none',
    records: [full(agent(1, 'Kim Lee', '<email>kim@agency.example?bcc=other@agency.example</email>'))],
    advert: stating({ agents: [{ name: 'Kim Lee', telephone: null }] }),
  },
  {
    rule: 'an encoded link',
    records: [full('<externalLink href="https%3A%2F%2Fagency.example%2Flisting%3Fid%3D9"/>')],
    advert: { url: 'https://agency.example/listing?id=9' },
  },
  {
    rule: 'an encoded sign within a link stays',
    records: [full('<externalLink href="https://agency.example/a%2Fb"/>')],
    advert: { url: 'https://agency.example/a%2Fb' },
  },
  { rule: 'a script is no link', records: [full('<videoLink href="javascript%3Aalert(1)"/>')], advert: {} },
  {
    rule: 'a video',
    records: [full('<videoLink href="https://video.example/v9"/>')],
    advert: stating({ video: 'https://video.example/v9' }),
  },
  {
    rule: 'a statement of information as an attachment',
    records: [
      full(
        '<media><attachment id="1" usage="statementOfInformation" contentType="application/pdf" url="https://docs.example/soi.pdf"/></media>',
      ),
    ],
    advert: stating({ statementOfInformation: 'https://docs.example/soi.pdf' }),
  },
  {
    rule: 'a statement of information as a document',
    records: [
      full(
        '<objects><document id="1" title="Statement of Information" url="https://docs.example/9.pdf" format="pdf"/></objects>',
      ),
    ],
    advert: stating({ statementOfInformation: 'https://docs.example/9.pdf' }),
  },
  {
    rule: 'another document is none',
    records: [full('<objects><document id="1" title="Contract" url="https://docs.example/9.pdf"/></objects>')],
    advert: {},
  },
]
