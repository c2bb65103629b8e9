import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Row {
  readonly pk: number;
  readonly alias: string;
  readonly memo: string;
  readonly last_connected_time: string;
  readonly device_group_name: string;
}

/** The smallest list that React can make, with one fetch: the floor that the device list is measured against. */
function Rows() {
  const [page, setPage] = useState(0);
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    void fetch(`/rows/${page}`)
      .then((answer) => answer.json())
      .then((body: { objects: readonly Row[] }) => setRows(body.objects));
  }, [page]);
  return (
    <>
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
      <button aria-label="Next page" onClick={() => setPage(1 - page)}>
        Next
      </button>
    </>
  );
}

const element = document.getElementById('root');
if (element) createRoot(element).render(<Rows />);
