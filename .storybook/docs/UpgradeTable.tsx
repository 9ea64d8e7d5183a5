import changes from '../../design-system/CHANGELOG.md?raw';
import { entries } from './changes.ts';
import { listUpgrades } from './upgrades.ts';
import { Table } from './Table.tsx';
import { useToolbar } from './toolbar.ts';

const TEXTS = {
  ko: { heads: ['버전', '이전 이름', '새 이름'], next: '다음 버전' },
  en: { heads: ['Version', 'Old name', 'New name'], next: 'the next version' },
};

/** The names to replace when a version of the packages is installed. */
export function UpgradeTable() {
  const { heads, next } = TEXTS[useToolbar()['language'] === 'en' ? 'en' : 'ko'];
  return (
    <Table heads={heads}>
      {listUpgrades(changes, entries).map(({ version = next, from, to }) => (
        <tr key={from}>
          <td>{version}</td>
          <td>
            <code>{from}</code>
          </td>
          <td>
            <code>{to}</code>
          </td>
        </tr>
      ))}
    </Table>
  );
}
