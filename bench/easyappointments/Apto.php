<?php defined('BASEPATH') or exit('No direct script access allowed');

/**
 * Asks Easy!Appointments' own library for the free hours of some providers on some days, as its booking screen does for a
 * month, and says how long each round took: php index.php apto ask ROUNDS FIRST LAST PROVIDER…
 */
class Apto extends EA_Controller
{
    public function __construct()
    {
        is_cli() or exit('No direct script access allowed');
        parent::__construct();
        $this->load->model('providers_model');
        $this->load->model('services_model');
        $this->load->library('availability');
    }

    public function ask(string $rounds, string $first, string $last, string ...$ids): void
    {
        $service = $this->services_model->find(1);
        $cpu = fn() => array_sum(array_map(
            fn($of) => getrusage()["ru_$of.tv_sec"] * 1e3 + getrusage()["ru_$of.tv_usec"] / 1e3,
            ['utime', 'stime'],
        ));
        $answer = ['times' => [], 'free' => []];
        for ($round = 0; $round < (int) $rounds; $round++) {
            $this->db->queries = [];
            $since = hrtime(true);
            $used = $cpu();
            $free = [];
            foreach ($ids as $id) {
                $provider = $this->providers_model->find((int) $id);
                for ($day = $first; $day <= $last; $day = date('Y-m-d', strtotime("$day +1 day"))) {
                    foreach ($this->availability->get_available_hours($day, $service, $provider) as $hour) {
                        $free[] = "$day $hour";
                    }
                }
            }
            $answer['times'][] = (hrtime(true) - $since) / 1e6;
            $answer['cpu'][] = $cpu() - $used;
            $answer['free'] = array_values(array_unique($free));
        }
        $answer['statements'] = $this->db->total_queries() / max(1, (int) $rounds);
        echo json_encode($answer);
    }
}
