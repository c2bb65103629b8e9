import { createRoot } from 'react-dom/client';
import { useRows } from '../rows.ts';

/** The smallest list that React can make, with one fetch: the baseline for the device list. */
function Rows() {
  const { rows, page, search, showPage, find } = useRows();
  return (
    <>
      <input aria-label="Search devices" value={search} onChange={({ target }) => find(target.value)} />
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.pk} data-id={row.pk}>
              <td>{row.alias}</td>
              <td>{row.memo}</td>
              <td>{row.last_connected_time}</td>
              <td>{row.device_group_name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button aria-label="Next page" onClick={() => showPage(page + 1)}>
        Next
      </button>
    </>
  );
}

const element = document.getElementById('root');
if (element) createRoot(element).render(<Rows />);
